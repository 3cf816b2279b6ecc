import type { PayeeFacts } from '../rules/offer-facts.ts'
import { currentPayee } from '../rules/payee.ts'
import type { Payout } from '../rules/payout.ts'
import type { ClaimStore } from './claim.repository.ts'
import type { Claim } from './claim.ts'
import { readPayee } from './claim-payee.ts'
import { readSettlementAnswer } from './settlement-answer.ts'

/**
 * Into which account money of a claim goes: the one that was signed for, where somebody signed. Of what was paid
 * the core has the first word, and of what it paid before something else was settled nobody has any.
 */
export async function payeeOf(
  store: ClaimStore,
  claim: Claim,
  { paidAt, isFollowed }: Pick<Payout, 'paidAt' | 'isFollowed'>,
): Promise<PayeeFacts | undefined> {
  if (isFollowed) return undefined
  const told = claim.settlement?.payee
  if (paidAt !== undefined && told !== undefined) return told
  const answer =
    claim.answeredOffer === undefined ? undefined : await readSettlementAnswer(store, claim.ref)
  if (answer?.verdict === 'agreed') return answer.payee
  return told ?? currentPayee(claim, await readPayee(store, claim.ref))
}
