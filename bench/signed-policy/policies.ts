import {
  type CommercialPolicyFacts,
  commercialPolicyOf,
} from '../../apps/server/src/domains/electronic-policies/printing/commercial-policy.ts'
import {
  commercialPolicy,
  insurer,
  withPolicy,
} from '../../apps/server/src/domains/electronic-policies/printing/whole-policy.samples.ts'
import type { DocumentDraft } from '../../apps/server/src/platform/documents/documents.ts'

let printed = 0

/** As many policies as asked for, each of its own: nothing of one can be kept for the next. */
export function newPolicies(count: number): DocumentDraft<CommercialPolicyFacts>[] {
  return Array.from({ length: count }, () => {
    printed += 1
    const number = String(printed).padStart(10, '0')
    const policyNo = `PDAA20251101${number}`
    const vehicle = commercialPolicy.policy.vehicle && {
      ...commercialPolicy.policy.vehicle,
      licenseNo: `京A${number.slice(-5)}`,
      frameNo: `LYFVA418${number.slice(-9)}`,
    }
    return commercialPolicyOf(insurer, withPolicy(commercialPolicy, { policyNo, vehicle }))
  })
}
