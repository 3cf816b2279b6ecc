import type { Channel } from '@ecenter/contract/constants/channels.ts'
import type { QuestionnairePhase } from '@ecenter/contract/questionnaires/desk/questionnaire-draft.ts'
import type { ChosenAnswers, Question } from '@ecenter/contract/questionnaires/question.ts'
import type { ColumnType, Generated } from 'kysely'

export interface QuestionnaireTables {
  questionnaire: QuestionnaireTable
  questionnaire_version: QuestionnaireVersionTable
  questionnaire_answer: QuestionnaireAnswerTable
}

interface QuestionnaireTable {
  id: string
  title: string
  intro: string
  thanks: string
  /** Links and posters that it is asked through; every one where there is none. */
  entry_ids: string[]
  /** Every channel when there is none. */
  channels: Channel[]
  from_on: ColumnType<string, string, string>
  until_on: ColumnType<string, string, string>
  phase: QuestionnairePhase
  /** The version whose questions are asked now: the edition that changed them last. */
  version: number
  /** Counts up with every change. */
  edition: number
}

interface QuestionnaireVersionTable {
  questionnaire_id: string
  version: number
  questions: ColumnType<Question[], string, never>
}

interface QuestionnaireAnswerTable {
  /** Keyed hash of the phone that was proven. */
  customer_key: Buffer
  questionnaire_id: string
  version: number
  answered_at: Date
  entry_id: string | null
  channel: Channel
  /** What was chosen, by question; it says nothing about anybody. */
  choices: ColumnType<ChosenAnswers, string, never>
  /** The questions that were answered in words. */
  written: Generated<string[]>
  /** What was written, where people name themselves and others; absent where nothing was, or no longer is. */
  sealed: Buffer | null
}
