import { array, boolean, type InferOutput, object, optional, picklist, string } from 'valibot'
import { appealKind } from './appeal-kind.ts'

const appealStep = object({
  title: string(),
  state: picklist(['done', 'current', 'upcoming']),
  /** `2026-11-16 10:15`. */
  at: optional(string()),
  text: string(),
})

/** One appeal as whoever filed it follows it. */
export const appealCase = object({
  caseNo: string(),
  kind: appealKind,
  /** Of the claim it is about. */
  maskedRegistNo: optional(string()),
  statusText: string(),
  isClosed: boolean(),
  filedAt: string(),
  /** ISO date by which it has to be answered; the whole day counts. */
  answerBy: string(),
  /** Why the answer takes longer than at first promised. */
  extension: optional(string()),
  isOverdue: boolean(),
  content: string(),
  steps: array(appealStep),
  /** What was decided, and why. */
  decision: optional(string()),
  /** ISO date until which a review (核查) of the decision may be asked for. */
  reviewUntil: optional(string()),
  canAskReview: boolean(),
})
export type AppealCase = InferOutput<typeof appealCase>
