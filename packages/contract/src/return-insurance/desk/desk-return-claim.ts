import { boolean, type InferOutput, number, object, optional, string } from 'valibot'
import { returnStanding } from './return-standing.ts'

/** One return in the list. */
export const deskReturnRow = object({
  claimId: string(),
  registNo: string(),
  standing: returnStanding,
  maskedInsuredName: string(),
  courier: string(),
  /** `2026-11-20 10:15`. */
  claimedAt: string(),
  /** ISO date by which the claimant was promised the result. */
  answerBy: string(),
  /** Nobody has decided, and that day is over. */
  isOverdue: boolean(),
})
export type DeskReturnRow = InferOutput<typeof deskReturnRow>

/** What has to be looked at to decide on a return, and what was decided. */
export const deskReturnClaim = object({
  ...deskReturnRow.entries,
  /** Rises with each event of the claim. */
  version: number(),
  productName: string(),
  marketplace: string(),
  shop: string(),
  goods: string(),
  orderNo: string(),
  courierNo: string(),
  maskedPhone: string(),
  /** The most that is paid; in fen. */
  sumInsured: number(),
  /** ISO dates of the cover. */
  startsOn: string(),
  endsOn: string(),
  /** Of the last decision, as the claimant reads it. */
  refusalReason: optional(string()),
})
export type DeskReturnClaim = InferOutput<typeof deskReturnClaim>
