import type { refuseReturnClaim } from '@ecenter/contract/return-insurance/desk/refuse-return-claim.ts'
import type { Parts } from '../../../parts.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { storeClaimWords } from '../../claims/store/store-claim-words.ts'
import { decideReturn } from './decide-return.ts'

/** The reason stands on the page of the progress, so with the refusal it has been explained. */
export function answerRefuseReturnClaim(parts: Parts): DeskHandler<typeof refuseReturnClaim> {
  return ({ reason, ...seen }, transaction) =>
    decideReturn(parts, seen, transaction, {
      outcome: 'refused',
      events: ['refused', 'refusal-notice'],
      told: '已有处理结果',
      keep: (store, claim) => storeClaimWords(store, claim, { refusalReason: reason }),
    })
}
