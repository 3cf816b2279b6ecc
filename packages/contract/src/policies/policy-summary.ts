import { type InferOutput, object, optional, string } from 'valibot'
import { policyKind } from './policy-kind.ts'
import { policyStatus } from './policy-status.ts'

/** One row of a result list; nothing in it is proof for another form. */
export const policySummary = object({
  /** Opens this policy in this session only. */
  handle: string(),
  kind: policyKind,
  productName: string(),
  maskedPolicyNo: string(),
  maskedInsuredName: string(),
  maskedPlate: optional(string()),
  /** First and last day of cover, both ISO dates. */
  startDate: string(),
  /** `14:00` where cover begins within its first day. */
  startTime: optional(string()),
  endDate: string(),
  status: policyStatus,
})
export type PolicySummary = InferOutput<typeof policySummary>
