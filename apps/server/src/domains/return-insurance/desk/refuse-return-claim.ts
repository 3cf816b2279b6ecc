import type { refuseReturnClaim } from '@ecenter/contract/return-insurance/desk/returns-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { storeClaimWords } from '../../claims/store/store-claim-words.ts'
import type { ReturnInsuranceServices } from '../return-insurance-services.ts'
import { decideReturn } from './decide-return.ts'

/** The reason stands on the page of the progress, so with the refusal it has been explained. */
export function answerRefuseReturnClaim(
  services: ReturnInsuranceServices,
): DeskHandler<typeof refuseReturnClaim> {
  return ({ reason, ...seen }, transaction) =>
    decideReturn(services, seen, transaction, {
      outcome: 'refused',
      events: ['refused', 'refusal-notice'],
      told: '已有处理结果',
      reason,
      keep: (store, claim) => storeClaimWords(store, claim, { refusalReason: reason }),
    })
}
