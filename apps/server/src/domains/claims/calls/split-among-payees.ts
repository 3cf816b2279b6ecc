import type { RequestOf } from '@ecenter/contract/call.ts'
import type { splitAmongPayees } from '@ecenter/contract/claims/split-among-payees.ts'
import { stateChanged } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { ClaimsServices } from '../claims-services.ts'
import type { PayeeFacts } from '../rules/money/offer-facts.ts'
import type { Claim } from '../store/claim.ts'
import { namePayee } from './name-payee.ts'
import { payeeAmong } from './payee-among.ts'

/** Like one account that is named, for several: each is judged as one alone would be. */
export function answerSplitAmongPayees(services: ClaimsServices): Handler<typeof splitAmongPayees> {
  return async (split, visitor) => namePayee(services, visitor, (claim) => payeeOf(claim, split))
}

/** That the shares add up to the total was judged with the request; this is that total. */
function payeeOf(
  claim: Claim,
  { version, total, payees }: RequestOf<typeof splitAmongPayees>,
): PayeeFacts {
  const { offer } = claim
  if (offer?.version !== version || offer.totalFen !== total) {
    throw stateChanged('赔付方案刚刚有更新，请看过新的金额再分到各个账户。')
  }
  return payeeAmong(claim, payees)
}
