import type { PayeeFacts } from '../rules/offer-facts.ts'
import { payeeStanding } from '../rules/payee.ts'
import type { ClaimStore } from './claim.repository.ts'
import type { Claim } from './claim.ts'
import { readPayee } from './claim-payee.ts'
import { readSettlementAnswer } from './settlement-answer.ts'

/** Into which account the money of a claim went or goes: the one that was signed for, where somebody signed. */
export async function paidPayee(store: ClaimStore, claim: Claim): Promise<PayeeFacts | undefined> {
  const answer =
    claim.answeredOffer === undefined ? undefined : await readSettlementAnswer(store, claim.ref)
  if (answer?.verdict === 'agreed') return answer.payee
  return claim.settlement?.payee ?? payeeStanding(claim, await readPayee(store, claim.ref))
}
