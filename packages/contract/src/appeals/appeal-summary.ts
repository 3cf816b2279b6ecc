import { boolean, type InferOutput, object, optional, picklist, string } from 'valibot'

/**
 * An objection (异议) is about the outcome of one claim, which is assessed anew within 30 days; a
 * complaint (投诉) is about how a customer was served, answered within 15 days, or 30 where it is
 * complex.
 */
export const appealKind = picklist(['objection', 'complaint'])
export type AppealKind = InferOutput<typeof appealKind>

export const appealKindNames: Readonly<Record<AppealKind, string>> = {
  objection: '理赔异议',
  complaint: '服务投诉',
}

/** One appeal in the list of whose it is. */
export const appealSummary = object({
  caseNo: string(),
  kind: appealKind,
  statusText: string(),
  isClosed: boolean(),
  /** ISO date by which it has to be answered; the whole day counts. */
  answerBy: string(),
  /** ISO date until which a review (核查) of the decision may be asked for. */
  reviewUntil: optional(string()),
})
