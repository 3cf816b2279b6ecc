import type { Channel } from '@ecenter/contract/constants/channels.ts'
import type { QuestionnairePhase } from '@ecenter/contract/questionnaires/desk/questionnaire-draft.ts'
import type { Question } from '@ecenter/contract/questionnaires/question.ts'

/** What customers are asked, where, and from which day to which. */
export interface Questionnaire {
  readonly id: string
  readonly title: string
  /** What it is for, and how long it takes. */
  readonly intro: string
  /** What is said to whoever has answered. */
  readonly thanks: string
  /** Links and posters that it is asked through; every one where there is none. */
  readonly entryIds: readonly string[]
  /** Every channel when there is none. */
  readonly channels: readonly Channel[]
  /** The first and the last day, ISO dates. */
  readonly from: string
  readonly until: string
  readonly phase: QuestionnairePhase
  /** The version whose questions are asked now: the edition that changed them last. */
  readonly version: number
  /** Counts up with every change. */
  readonly edition: number
}

/** A questionnaire with the questions of one of its versions. */
export interface AskedQuestionnaire extends Questionnaire {
  readonly questions: readonly Question[]
}
