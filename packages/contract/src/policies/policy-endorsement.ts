import { array, type InferOutput, object, string } from 'valibot'
import { fen } from '../rules/fen.ts'

/** A change (批改) to a policy after it was issued. */
export const policyEndorsement = object({
  endorsementNo: string(),
  /** What was changed, in words, for example 车牌补录. */
  kind: string(),
  /** ISO date. */
  effectiveOn: string(),
  summary: string(),
  changes: array(object({ item: string(), before: string(), after: string() })),
  /** Negative when the customer gets money back. */
  premiumChange: fen,
})
export type PolicyEndorsement = InferOutput<typeof policyEndorsement>
