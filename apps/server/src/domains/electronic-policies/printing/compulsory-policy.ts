import type { DocumentDraft } from '../../../platform/documents/documents.ts'
import type { Insurer } from '../../../platform/documents/letterhead.ts'
import { amountInFigures, type Total, totalOf } from '../../../platform/documents/printed-amount.ts'
import type { Coverage } from '../../policies/store/policy.ts'
import { type PolicyFacts, policyFactsOf } from './policy-facts.ts'
import { type PrintedVehicle, printedVehicle } from './printed-parts.ts'
import { qrCodeFiles } from './qr-code.ts'
import type { WholePolicy } from './whole-policy.ts'

/** 机动车交通事故责任强制保险单（交强险） */
export type CompulsoryPolicyFacts = PolicyFacts & {
  readonly vehicle: PrintedVehicle
  readonly liabilityLimits: readonly PrintedLimit[]
  /** 车船税, collected for the tax office along with the premium. */
  readonly vehicleTax: PrintedTax | undefined
}

/** The most that is paid when the insured car is to blame (有责), and when it is not (无责). */
type PrintedLimit = {
  readonly name: string
  readonly atFault: string
  readonly notAtFault: string
}

type PrintedTax = {
  readonly due: string
  readonly arrears: string
  readonly lateFee: string
  readonly total: Total
}

export function compulsoryPolicyOf(
  insurer: Insurer,
  whole: WholePolicy,
): DocumentDraft<CompulsoryPolicyFacts> {
  const { vehicleTaxFen } = whole.policy
  return {
    template: 'compulsory-policy',
    facts: {
      ...policyFactsOf(insurer, whole),
      vehicle: printedVehicle(whole.policy),
      liabilityLimits: whole.coverages.map(printedLimit),
      vehicleTax: vehicleTaxFen === undefined ? undefined : printedTax(vehicleTaxFen),
    },
    files: qrCodeFiles(whole.verifyUrl),
  }
}

/** The law sets both limits: what is paid at fault, and the small part of it paid without fault. */
const notAtFaultFen: Readonly<Record<number, number>> = {
  18000000: 1_800_000,
  1800000: 180_000,
  200000: 10_000,
}

function printedLimit({ name, limitFen = 0 }: Coverage): PrintedLimit {
  return {
    name,
    atFault: amountInFigures(limitFen),
    notAtFault: amountInFigures(notAtFaultFen[limitFen] ?? 0),
  }
}

/** Arrears and late fees are not among the records: this year's tax is all that is collected. */
function printedTax(dueFen: number): PrintedTax {
  return {
    due: amountInFigures(dueFen),
    arrears: amountInFigures(0),
    lateFee: amountInFigures(0),
    total: totalOf(dueFen),
  }
}
