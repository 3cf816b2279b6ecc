import { type InferOutput, number, object, optional, picklist, string } from 'valibot'
import { claimStatus } from './claim-status.ts'

/** One row of a list of claims; nothing in it is proof for another form. */
export const claimSummary = object({
  /** Opens this claim in this session only. */
  handle: string(),
  /** Which pair of pages shows it: the car's or the others'. */
  kind: picklist(['car', 'other']),
  maskedRegistNo: string(),
  productName: string(),
  maskedInsuredName: string(),
  maskedPlate: optional(string()),
  /** `2026-11-16 08:30`, in the time of the insurer. */
  accidentAt: string(),
  reportedAt: string(),
  /** What happened, in a few words without a name or a place: 追尾. */
  accidentType: string(),
  status: claimStatus,
  /** The status in two or three characters: 定损中. */
  statusText: string(),
  /** What is being done, in one line: 正在核定维修费用. */
  headline: string(),
  /** How many things the customer has to do now. */
  todoCount: number(),
})
export type ClaimSummary = InferOutput<typeof claimSummary>
