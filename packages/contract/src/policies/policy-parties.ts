import { type InferOutput, object, optional, string } from 'valibot'

/** Who took the policy out (投保人) and whom it covers (被保险人). */
export const policyParties = object({
  applicantName: string(),
  insuredName: string(),
  insuredMaskedIdNumber: string(),
  insuredMaskedMobile: optional(string()),
})
export type PolicyParties = InferOutput<typeof policyParties>
