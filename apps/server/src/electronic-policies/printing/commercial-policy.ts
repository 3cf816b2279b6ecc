import type { DocumentDraft } from '../../platform/documents/documents.ts'
import type { Coverage } from '../../records/policies/policy.ts'
import { type CarPolicyFacts, carPolicyFactsOf } from './car-policy-facts.ts'
import type { Insurer } from './letterhead.ts'
import { amountInFigures, nothing } from './printed-amount.ts'
import { qrCodeFiles } from './qr-code.ts'
import type { WholePolicy } from './whole-policy.ts'

/** 机动车商业保险保险单 */
export type CommercialPolicyFacts = CarPolicyFacts & {
  readonly coverages: readonly PrintedCoverage[]
}

type PrintedCoverage = {
  readonly name: string
  readonly limit: string
  /** What the limit does not say (每座限额 …), or says alone (服务次数 …); may be empty. */
  readonly limitNote: string
  readonly deductible: string
  readonly premium: string
}

export function commercialPolicyOf(
  insurer: Insurer,
  whole: WholePolicy,
): DocumentDraft<CommercialPolicyFacts> {
  return {
    template: 'commercial-policy',
    facts: { ...carPolicyFactsOf(insurer, whole), coverages: whole.coverages.map(printedCoverage) },
    files: qrCodeFiles(whole.verifyUrl),
  }
}

function printedCoverage({ name, note, limitFen, deductible, premiumFen }: Coverage) {
  return {
    name,
    limit: limitFen === undefined && note !== undefined ? '' : amountInFigures(limitFen),
    limitNote: note ?? '',
    deductible: deductible ?? nothing,
    premium: amountInFigures(premiumFen),
  }
}
