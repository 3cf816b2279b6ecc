import type { PayeeFacts } from '../../rules/money/offer-facts.ts'
import { currentPayee } from '../../rules/money/payee.ts'
import type { Payout } from '../../rules/money/payout.ts'
import type { ClaimStore } from '../claim.repository.ts'
import type { Claim } from '../claim.ts'
import { readPayee } from './claim-payee.ts'
import { readSettlementAnswer, type SettlementAnswer } from './settlement-answer.ts'

/** A payout with the account that it goes to; undefined where nobody knows. */
export interface PayoutInto extends Payout {
  readonly payee: PayeeFacts | undefined
}

/**
 * What is known of a payout. What the core tells is of the last one; of an earlier one, before a claim was reopened,
 * it is what was signed for it, and what the core told with the payment itself.
 */
export async function payoutInto(
  store: ClaimStore,
  claim: Claim,
  payout: Payout,
): Promise<PayoutInto> {
  const told = toldInto(claim, payout)
  if (told !== undefined)
    return { ...payout, amountFen: payout.amountFen ?? sumOf(told), payee: told }
  if (!payout.isFollowed) return { ...payout, payee: await payeeOf(store, claim, payout) }
  const signed = await signedFor(store, claim, payout)
  const amountFen = payout.amountFen ?? signed?.offer.totalFen
  return { ...payout, amountFen, payee: signed?.payee }
}

/** What the core told with the payment itself; where staff noted it first, the core's own has a later moment. */
export function toldInto(
  { paidInto = [] }: Pick<Claim, 'paidInto'>,
  { paidAt, isFollowed }: Pick<Payout, 'paidAt' | 'isFollowed'>,
): PayeeFacts | undefined {
  if (paidAt === undefined) return undefined
  const at = paidAt.toISOString()
  const own = paidInto.find((each) => each.at === at)
  return (own ?? (isFollowed ? undefined : paidInto.findLast((each) => each.at > at)))?.payee
}

function sumOf({ shares }: PayeeFacts): number | undefined {
  return shares?.reduce((all, { shareFen }) => all + shareFen, 0)
}

/**
 * Into which account money of a claim goes: the one that was signed for, where somebody signed. Of what was paid
 * the core has the first word.
 */
export async function payeeOf(
  store: ClaimStore,
  claim: Claim,
  { paidAt }: Pick<Payout, 'paidAt'>,
): Promise<PayeeFacts | undefined> {
  const told = claim.settlement?.payee
  if (paidAt !== undefined && told !== undefined) return told
  const answer =
    claim.answeredOffer === undefined ? undefined : await readSettlementAnswer(store, claim.ref)
  if (answer?.verdict === 'agreed') return answer.payee
  return told ?? currentPayee(claim, await readPayee(store, claim.ref))
}

/** What was agreed to between the payment before and this one. */
async function signedFor(
  store: ClaimStore,
  { ref }: Claim,
  { paidAt, previousAt }: Payout,
): Promise<SettlementAnswer | undefined> {
  if (paidAt === undefined) return undefined
  const answer = await readSettlementAnswer(store, ref, paidAt)
  const isOfThis = previousAt === undefined || (answer && answer.answeredAt > previousAt)
  return answer?.verdict === 'agreed' && isOfThis ? answer : undefined
}
