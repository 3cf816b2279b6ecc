import { array, boolean, number, object, optional, string } from 'valibot'
import { policySecrets } from '../../policies/store/policy-record.ts'

const coverage = object({
  code: string(),
  name: string(),
  note: optional(string()),
  limitFen: optional(number()),
  deductible: optional(string()),
  premiumFen: number(),
})

/** A policy that is not issued yet: it has no number, and begins only if it is paid. Amounts in fen. */
export const proposedPolicy = object({
  applicant: policySecrets.entries.applicant,
  insured: policySecrets.entries.insured,
  vehicle: policySecrets.entries.vehicle,
  specialAgreements: policySecrets.entries.specialAgreements,
  risk: policySecrets.entries.risk,
  productCode: string(),
  productName: string(),
  /** ISO dates; both days are covered. */
  startsOn: string(),
  /** 0 to 23; absent where cover begins at midnight. */
  startHour: optional(number()),
  endsOn: string(),
  premiumFen: number(),
  vehicleTaxFen: optional(number()),
  isPaperOnly: boolean(),
  coverages: array(coverage),
})
