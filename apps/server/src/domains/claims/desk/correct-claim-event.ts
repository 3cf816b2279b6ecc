import type { correctClaimEvent } from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { stateChanged } from '../../../platform/calls/failure.ts'
import type { ClaimsServices } from '../claims-services.ts'
import type { ClaimEvent } from '../rules/claim-event.ts'
import { coreCorrects, whyNotCorrected } from '../rules/corrections.ts'
import { readClaim } from '../store/claim.repository.ts'
import { lockClaimOfId } from '../store/lock-claim.ts'
import { whyNotHere } from './addable-events.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'
import { previewOf } from './claim-preview.ts'
import { deskClaimOf } from './desk-claim.ts'
import { noteClaimEvent } from './note-claim-event.ts'

/** Nothing is deleted: another event says that the first was a mistake, and the customer reads so. */
export function answerCorrectClaimEvent(
  services: ClaimsServices,
): DeskHandler<typeof correctClaimEvent> {
  return async ({ claimId, version, position, reason, confirmed }, { db, record, staff }) => {
    const store = { ...services, db }
    const ref = await lockClaimOfId(store, claimId, staff.within)
    const claim = await readClaim(store, { object: ref })
    const wrong = claim.events[position]
    if (wrong === undefined || claim.events.length !== version) throw changedMeanwhile()
    const { claimsDecidedBy } = services.settings
    const isOfCore = whyNotHere(wrong.type, claimsDecidedBy) !== undefined
    const why = isOfCore ? coreCorrects : whyNotCorrected(wrong, claim.events)
    if (why !== undefined) throw stateChanged(why)

    const at = services.clock.now()
    const { seq = 0, type } = wrong
    const corrects = { seq, type, at: wrong.at.toISOString() }
    const event: ClaimEvent = { type: 'corrected', at, facts: { corrects } }
    const noted = { type: event.type, at: at.toISOString(), reason }
    const words = { skipReasons: [...(claim.skipReasons ?? []), noted] }
    if (confirmed !== true) {
      const preview = await previewOf(store, claim, { event, words })
      return { claim: await deskClaimOf(store, claim, staff), preview }
    }
    await noteClaimEvent(store, { record }, claim, { event, words }, { by: staff.account, reason })
    return { claim: await deskClaimOf(store, await readClaim(store, { object: ref }), staff) }
  }
}
