import type { Claim } from '../store/claim.ts'
import { courseOf } from './course.ts'
import { dueOn } from './promise.ts'
import { settledFen } from './settlement.ts'

/** What a claim pays, or has paid. */
export interface Payout {
  /** In fen; undefined where the core has told no amount. */
  readonly amountFen: number | undefined
  readonly paidAt: Date | undefined
  /** ISO date by which it has to be paid, until it is. */
  readonly payBy: string | undefined
}

/** Undefined before the amount is settled, and of a claim that pays nothing. */
export function payoutOf(claim: Claim): Payout | undefined {
  const { end, clock, isAgreementAsked } = courseOf(claim)
  if (end?.as === 'paid') {
    return { amountFen: end.amountFen ?? toldFen(claim), paidAt: end.at, payBy: undefined }
  }
  if (end !== undefined || clock?.promise !== 'pay' || isAgreementAsked) return undefined
  return { amountFen: toldFen(claim), paidAt: undefined, payBy: dueOn(clock) }
}

/** A calculation says what is paid; an offer, what was agreed to. */
function toldFen({ settlement, offer }: Claim): number | undefined {
  return settlement === undefined ? offer?.totalFen : settledFen(settlement)
}
