import type { addClaimEvent } from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { Failure, nothingFound } from '../../../platform/calls/failure.ts'
import type { Services } from '../../services.ts'
import { appendClaimEvent } from '../store/append-claim-event.ts'
import { readClaim } from '../store/claim.repository.ts'
import { claimOfId } from '../store/claim-at-desk.ts'
import { lockClaim } from '../store/lock-claim.ts'
import { storeClaimWords } from '../store/store-claim-words.ts'
import { claimAtHand, deskClaimOf } from './desk-claim.ts'
import { judgeClaimEvent } from './judge-claim-event.ts'
import { previewOf } from './preview-event.ts'

/**
 * The claim is locked and judged anew: what cannot follow, or follows another state, is refused. What
 * tells the customer a lot at once is only shown, until it comes again as confirmed.
 */
export function answerAddClaimEvent(services: Services): DeskHandler<typeof addClaimEvent> {
  return async ({ claimId, version, confirmed, ...asked }, { db, record }) => {
    const store = { ...services, db }
    const ref = await claimOfId(store, claimId)
    if (ref === undefined) throw nothingFound()
    await lockClaim(store, ref)
    const claim = await readClaim(store, { object: ref })
    if (claim.events.length !== version) throw changedMeanwhile()
    const atHand = await claimAtHand(store, claim)
    const judged = judgeClaimEvent(asked, claim, atHand, services.clock.now())
    if (judged.isGrave && confirmed !== true) {
      const preview = await previewOf(store, claim, judged)
      return { claim: await deskClaimOf(store, claim), preview }
    }
    const { event, words } = judged
    if (Object.keys(words).length > 0) await storeClaimWords(store, claim, words)
    await appendClaimEvent(store, ref, event)
    const { skipped = [] } = event.facts
    const outcome = [event.type, ...skipped.map((step) => `without ${step}`)].join(' ')
    record({ event: 'claim-event-added', ...about(ref), outcome })
    return { claim: await deskClaimOf(store, await readClaim(store, { object: ref })) }
  }
}

function changedMeanwhile(): Failure {
  return new Failure(
    resultCodes.stateChanged,
    '这件理赔刚刚有了新的进展。请看过最新情况，再决定是否添加。',
  )
}
