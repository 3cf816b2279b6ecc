import { array, type InferOutput, number, object, optional, string } from 'valibot'
import { riskFacts } from '../rules/risk-facts.ts'

export const person = object({
  name: string(),
  idNumber: string(),
  mobile: optional(string()),
})

/** The personal part of a policy, as it is sealed in its row. */
export const policySecrets = object({
  policyNo: string(),
  applicant: person,
  insured: person,
  vehicle: optional(
    object({
      licenseNo: optional(string()),
      brandModel: string(),
      frameNo: string(),
      engineNo: string(),
      useNature: string(),
      seats: number(),
      firstRegisteredOn: string(),
    }),
  ),
  specialAgreements: array(string()),
  /** Printed on paper policies; older customers ask by it. */
  documentSerial: optional(string()),
  risk: optional(riskFacts),
})
export type PolicySecrets = InferOutput<typeof policySecrets>

/** The personal part of an endorsement. */
export const endorsementSecrets = object({
  endorsementNo: string(),
  kind: string(),
  summary: string(),
  changes: array(object({ item: string(), before: string(), after: string() })),
})
export type EndorsementSecrets = InferOutput<typeof endorsementSecrets>
