import type { addClaimEvent } from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import { claimEventAdded } from '@ecenter/contract/core/claim-events.ts'
import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import type { InferOutput } from 'valibot'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { Failure, nothingFound } from '../../../platform/calls/failure.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import type { Services } from '../../services.ts'
import { progressShown } from '../calls/claim-progress.ts'
import { subscriptionOf } from '../notices/subscription-of.ts'
import { toldWords } from '../notices/told-words.ts'
import { toldToInsured } from '../rules/words-of-end.ts'
import { appendClaimEvent } from '../store/append-claim-event.ts'
import { readClaim } from '../store/claim.repository.ts'
import type { Claim } from '../store/claim.ts'
import { claimOfId } from '../store/claim-at-desk.ts'
import { lockClaim } from '../store/lock-claim.ts'
import { storeClaimWords } from '../store/store-claim-words.ts'
import { claimAtHand, deskClaimOf } from './desk-claim.ts'
import { type JudgedEvent, judgeClaimEvent } from './judge-claim-event.ts'

/**
 * The claim is locked and judged anew: what cannot follow, or follows another state, is refused. What
 * tells the customer a lot at once is only shown, until it comes again as confirmed.
 */
export function answerAddClaimEvent(services: Services): DeskHandler<typeof addClaimEvent> {
  return async ({ claimId, version, confirmed, ...asked }, { db, record, staff }) => {
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
    await tellCore(store, claimEventAdded, {
      subject: `claim/${claim.registNo}`,
      data: {
        registNo: claim.registNo,
        eventType: event.type,
        at: event.at.toISOString(),
        ...event.facts,
        reason: asked.reason,
        account: staff.account,
      },
    })
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

type Preview = NonNullable<InferOutput<(typeof addClaimEvent)['response']>['preview']>

/** What the customer would see of an event: the same words that their page and their SMS will have. */
async function previewOf(
  services: Pick<Services, 'settings' | 'clock' | 'db'>,
  claim: Claim,
  { event, words }: Pick<JudgedEvent, 'event' | 'words'>,
): Promise<Preview> {
  const after = { ...claim, ...words, events: [...claim.events, event] }
  const known = new Set(progressOf(services, claim).steps.map((step) => JSON.stringify(step)))
  const { statusText, steps } = progressOf(services, after)
  const subscription = await subscriptionOf(services, claim)
  return {
    statusText,
    steps: steps.filter((step) => step.state !== 'upcoming' && !known.has(JSON.stringify(step))),
    told: subscription?.isOn ? toldWords[event.type] : undefined,
  }
}

function progressOf(services: Pick<Services, 'settings' | 'clock'>, claim: Claim) {
  return progressShown(services, claim, toldToInsured(claim))
}
