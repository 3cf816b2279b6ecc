import type { decideApproval } from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { stateChanged } from '../../../platform/calls/failure.ts'
import type { ClaimsServices } from '../claims-services.ts'
import { readClaim } from '../store/claim.repository.ts'
import { lockClaimOfId } from '../store/lock-claim.ts'
import { readApproval, removeApproval, storeApproval } from '../store/settlement/claim-approval.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'
import { claimAtHand, deskClaimOf } from './desk-claim.ts'
import { judgeClaimEvent } from './judge-claim-event.ts'
import { askCore, noteClaimEvent } from './note-claim-event.ts'
import { possibleDecisions } from './possible-decisions.ts'

const actOf = { approved: 'approve', refused: 'refuse', withdrawn: 'withdraw' } as const

/** The claim is locked, and what is approved is judged by how the claim stands now. */
export function answerDecideApproval(services: ClaimsServices): DeskHandler<typeof decideApproval> {
  return async ({ claimId, approvalId, version, verdict, reason = '' }, { db, record, staff }) => {
    const store = { ...services, db }
    const ref = await lockClaimOfId(store, claimId, staff.within)
    const [claim, approval] = [
      await readClaim(store, { object: ref }),
      await readApproval(store, ref),
    ]
    // Withdrawn and asked for anew it is another one, which this person has not seen.
    if (approval === undefined || approval.id !== approvalId) throw changedMeanwhile()
    if (claim.events.length !== version) throw changedMeanwhile()
    const { isPossible, why = '' } = possibleDecisions(approval, staff)[actOf[verdict]]
    if (!isPossible) throw stateChanged(why)
    switch (verdict) {
      case 'approved': {
        const atHand = { ...(await claimAtHand(store, claim)), approval: undefined }
        const judged = judgeClaimEvent(approval, claim, atHand, services.clock.now())
        const authors = { by: approval.account, approvedBy: staff.account, reason: approval.reason }
        const decide = services.settings.claimsDecidedBy === 'core' ? askCore : noteClaimEvent
        await decide(store, { record }, claim, judged, authors)
        break
      }
      case 'refused': {
        const refusal = { account: staff.account, reason }
        await storeApproval(store, ref, { ...approval, state: 'refused', refusal })
        break
      }
      case 'withdrawn':
        await removeApproval(store, ref)
    }
    record({ event: 'claim-approval', ...about(ref), outcome: verdict })
    return { claim: await deskClaimOf(store, await readClaim(store, { object: ref }), staff) }
  }
}
