import type { Channel } from '@ecenter/contract/constants/channels.ts'
import type { ChosenAnswers } from '@ecenter/contract/questionnaires/question.ts'
import { type InferOutput, record, string } from 'valibot'

/** What somebody wrote, by question, as it is sealed in its row: people name themselves and others. */
export const writtenWords = record(string(), string())

/** What somebody answered; whose it is stays a keyed hash. */
export interface QuestionnaireAnswer {
  readonly questionnaireId: string
  /** Of the questions that were answered. */
  readonly version: number
  /** Keyed hash of the phone that was proven. */
  readonly customerKey: Buffer
  readonly answeredAt: Date
  readonly entryId: string | undefined
  readonly channel: Channel
  /** What was chosen, by question. */
  readonly choices: ChosenAnswers
  /** What was written, by question. */
  readonly words: InferOutput<typeof writtenWords>
}
