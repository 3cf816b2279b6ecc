import { maskIdNumber, maskMobile } from '../../platform/mask/mask.ts'
import { phoneOnFile } from '../../records/policies/phone-on-file.ts'
import type { Endorsement, Policy } from '../../records/policies/policy.ts'
import { dayInChinese } from './chinese-day.ts'
import { type Insurer, type Letterhead, letterheadOf } from './letterhead.ts'
import { cancellationOf, periodOf } from './period-of-cover.ts'
import { amountInFigures, nothing, type Total, totalOf } from './printed-amount.ts'
import { type PrintedVehicle, printedVehicle } from './printed-vehicle.ts'
import type { WholePolicy } from './whole-policy.ts'

/** What the policies of a car have in common. */
export type CarPolicyFacts = Letterhead & {
  readonly policyNo: string
  readonly issuedOn: string
  readonly period: string
  readonly cancellation: string | undefined
  readonly applicant: PrintedParty
  readonly insured: PrintedParty
  readonly vehicle: PrintedVehicle
  readonly total: Total
  readonly specialAgreements: readonly string[]
  readonly clauses: readonly { readonly code: string; readonly title: string }[]
  readonly endorsements: readonly PrintedEndorsement[]
  readonly verifyUrl: string | undefined
}

type PrintedParty = { readonly name: string; readonly idNumber: string; readonly mobile: string }

type PrintedEndorsement = {
  readonly endorsementNo: string
  readonly effectiveOn: string
  readonly summary: string
  readonly changes: readonly string[]
  readonly premiumChange: string
}

/** ID numbers and phones stay masked, for papers are shown around. */
export function carPolicyFactsOf(
  insurer: Insurer,
  { policy, endorsements, clauses, verifyUrl }: WholePolicy,
): CarPolicyFacts {
  return {
    ...letterheadOf(insurer, policy.issuedOn),
    policyNo: policy.policyNo,
    issuedOn: dayInChinese(policy.issuedOn),
    period: periodOf(policy),
    cancellation: cancellationOf(policy),
    applicant: printedParty(policy.applicant, phoneOnFile(policy)),
    insured: printedParty(policy.insured, policy.insured.mobile),
    vehicle: printedVehicle(policy),
    total: totalOf(policy.premiumFen),
    specialAgreements: policy.specialAgreements,
    clauses: clauses.map(({ code, title }) => ({ code, title })),
    endorsements: endorsements.map(printedEndorsement),
    verifyUrl,
  }
}

function printedParty({ name, idNumber }: Policy['insured'], mobile: string | undefined) {
  return {
    name,
    idNumber: maskIdNumber(idNumber),
    mobile: mobile === undefined ? nothing : maskMobile(mobile),
  }
}

function printedEndorsement(endorsement: Endorsement): PrintedEndorsement {
  const { endorsementNo, effectiveOn, summary, changes, premiumChangeFen } = endorsement
  return {
    endorsementNo,
    effectiveOn: dayInChinese(effectiveOn),
    summary,
    changes: changes.map(({ item, before, after }) => `${item}：由“${before}”变更为“${after}”`),
    premiumChange: premiumChange(premiumChangeFen),
  }
}

/** In words, for a sign is easily overlooked. */
function premiumChange(fen: number): string {
  if (fen === 0) return nothing
  return `${fen > 0 ? '加收' : '退还'} ${amountInFigures(Math.abs(fen))}`
}
