import type { DocumentDraft } from '../../../platform/documents/documents.ts'
import type { Insurer } from '../../../platform/documents/letterhead.ts'
import { type PolicyFacts, policyFactsOf } from './policy-facts.ts'
import {
  type PrintedCoverage,
  type PrintedVehicle,
  printedCoverage,
  printedVehicle,
} from './printed-parts.ts'
import { qrCodeFiles } from './qr-code.ts'
import type { WholePolicy } from './whole-policy.ts'

/** 机动车商业保险保险单 */
export type CommercialPolicyFacts = PolicyFacts & {
  readonly vehicle: PrintedVehicle
  readonly coverages: readonly PrintedCoverage[]
}

export function commercialPolicyOf(
  insurer: Insurer,
  whole: WholePolicy,
): DocumentDraft<CommercialPolicyFacts> {
  return {
    template: 'commercial-policy',
    facts: {
      ...policyFactsOf(insurer, whole),
      vehicle: printedVehicle(whole.policy),
      coverages: whole.coverages.map(printedCoverage),
    },
    files: qrCodeFiles(whole.verifyUrl),
  }
}
