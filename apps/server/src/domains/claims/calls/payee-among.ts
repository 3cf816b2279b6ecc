import type { RequestOf } from '@ecenter/contract/call.ts'
import type { splitAmongPayees } from '@ecenter/contract/claims/split-among-payees.ts'
import { fieldRefused } from '../../../platform/calls/failure.ts'
import type { PayeeFacts } from '../rules/money/offer-facts.ts'
import { mayBePaid } from '../rules/money/payee.ts'
import type { Claim } from '../store/claim.ts'
import { ownAlone } from './name-payee.ts'

/** The accounts that somebody names, each judged as one alone would be; that they add up was judged with the request. */
export function payeeAmong(
  claim: Pick<Claim, 'offer' | 'insured'>,
  payees: RequestOf<typeof splitAmongPayees>['payees'],
): PayeeFacts {
  const stranger = payees.findIndex(({ holder }) => !mayBePaid(claim, holder))
  if (stranger !== -1) throw fieldRefused(`payees.${stranger}.holder`, ownAlone)
  const shares = payees.map(({ holder, bankName, bankcardno, share }) => ({
    ...{ name: holder, bank: bankName, accountNo: bankcardno },
    shareFen: share,
  }))
  const [first] = shares
  if (first === undefined) throw new Error('a sum is divided among none')
  const { name, bank, accountNo } = first
  return { name, bank, accountNo, ...(shares.length > 1 && { shares }) }
}
