import {
  dayInChinese,
  type Insurer,
  type Letterhead,
  letterheadOf,
} from '../../../platform/documents/letterhead.ts'
import { type Total, totalOf } from '../../../platform/documents/printed-amount.ts'
import {
  cancellationOf,
  type PrintedEndorsement,
  type PrintedParties,
  periodOf,
  printedEndorsement,
  printedParties,
} from './printed-parts.ts'
import type { WholePolicy } from './whole-policy.ts'

/** What policies of every kind have in common. */
export type PolicyFacts = Letterhead &
  PrintedParties & {
    readonly policyNo: string
    readonly issuedOn: string
    readonly period: string
    readonly cancellation: string | undefined
    readonly total: Total
    readonly specialAgreements: readonly string[]
    readonly clauses: readonly { readonly code: string; readonly title: string }[]
    readonly endorsements: readonly PrintedEndorsement[]
    readonly verifyUrl: string | undefined
  }

export function policyFactsOf(
  insurer: Insurer,
  { policy, endorsements, clauses, verifyUrl }: WholePolicy,
): PolicyFacts {
  return {
    ...letterheadOf(insurer, policy.issuedOn),
    ...printedParties(policy),
    policyNo: policy.policyNo,
    issuedOn: dayInChinese(policy.issuedOn),
    period: periodOf(policy),
    cancellation: cancellationOf(policy),
    total: totalOf(policy.premiumFen),
    specialAgreements: policy.specialAgreements,
    clauses: clauses.map(({ code, title }) => ({ code, title })),
    endorsements: endorsements.map(printedEndorsement),
    verifyUrl,
  }
}
