import type { changePayee } from '@ecenter/contract/claims/settlement-offer.ts'
import { fieldRefused } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { ClaimsServices } from '../claims-services.ts'
import { mayBePaid } from '../rules/money/payee.ts'
import { namePayee, ownAlone } from './name-payee.ts'

/** While the offer is open: what was signed names an account, which stays. */
export function answerChangePayee(services: ClaimsServices): Handler<typeof changePayee> {
  return async ({ holder, bankName, bankcardno }, visitor) =>
    namePayee(services, visitor, (claim) => {
      if (!mayBePaid(claim, holder)) throw fieldRefused('holder', ownAlone)
      return { name: holder, bank: bankName, accountNo: bankcardno }
    })
}
