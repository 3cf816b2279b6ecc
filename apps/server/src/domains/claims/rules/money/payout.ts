import type { Claim } from '../../store/claim.ts'
import { dueOn } from '../promise.ts'
import { timelineOf } from '../timeline.ts'
import { settledFen } from './settlement.ts'
import { amountKnown } from './small-claims.ts'

/** What a claim pays, or has paid. */
export interface Payout {
  /** In fen; undefined where the core has told no amount. */
  readonly amountFen: number | undefined
  readonly paidAt: Date | undefined
  /** ISO date by which it has to be paid, until it is. */
  readonly payBy: string | undefined
  /** ISO dates, where the core tells them. */
  readonly arrivesOn?: string | undefined
  readonly arrivedOn?: string | undefined
  /** Something was settled or paid since, so that what the core tells of amount and account is not of this one. */
  readonly isFollowed: boolean
  /** When the claim had paid before: what was signed by then was of that payment. */
  readonly previousAt?: Date | undefined
}

type PayingClaim = Pick<
  Claim,
  'reportedAt' | 'events' | 'settlement' | 'offer' | 'lossTypes' | 'damages'
>

/** All that a claim has paid, the first in front, and what it will pay; that once the amount is settled. */
export function payoutsOf(claim: PayingClaim): Payout[] {
  const { payments, end, clock, isAgreementAsked } = timelineOf(claim)
  const made = payments.map(({ at, amountFen, isFollowed, arrivesOn, arrivedOn }, place) => ({
    amountFen: amountFen ?? (isFollowed ? undefined : statedFen(claim)),
    paidAt: at,
    payBy: undefined,
    isFollowed,
    ...{ arrivesOn, arrivedOn },
    previousAt: payments[place - 1]?.at,
  }))
  if (end !== undefined || clock?.promise !== 'pay' || isAgreementAsked) return made
  const coming = { paidAt: undefined, payBy: dueOn(clock), isFollowed: false }
  return [...made, { ...coming, amountFen: statedFen(claim) }]
}

/**
 * A calculation says what is paid; an offer, what was agreed to. The way back of what was bought is paid by the sum
 * that the policy agrees on, and nothing is calculated.
 */
function statedFen({
  settlement,
  offer,
  lossTypes,
  damages,
}: Omit<PayingClaim, 'reportedAt' | 'events'>): number | undefined {
  if (settlement !== undefined) return settledFen(settlement)
  const isAgreedSum = lossTypes.every((type) => type === 'return-freight')
  return isAgreedSum ? amountKnown({ offer, damages }) : offer?.totalFen
}
