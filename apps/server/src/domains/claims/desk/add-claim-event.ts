import { randomUUID } from 'node:crypto'
import type {
  addClaimEvent,
  askClaimDecision,
  correctClaimEvent,
} from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import { type InferOutput, is } from 'valibot'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { fieldRefused, stateChanged } from '../../../platform/calls/failure.ts'
import type { Services } from '../../services.ts'
import type { ClaimsServices } from '../claims-services.ts'
import { type ClaimEvent, type ClaimEventType, claimEventType } from '../rules/claim-event.ts'
import { coreCorrects, whyNotCorrected, withoutCorrected } from '../rules/corrections.ts'
import { amountAtStake } from '../rules/money/amount-at-stake.ts'
import { type ClaimStore, readClaim } from '../store/claim.repository.ts'
import type { Claim } from '../store/claim.ts'
import { lockClaimOfId } from '../store/lock-claim.ts'
import { storeApproval } from '../store/settlement/claim-approval.ts'
import { paidByRowsAlone } from '../store/settlement/decision-wish.ts'
import { isEnd, whyNotHere } from './addable-events.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'
import { previewOf } from './claim-preview.ts'
import { claimAtHand, deskClaimOf } from './desk-claim.ts'
import { judgeClaimEvent } from './judge-claim-event.ts'
import { askCore, noteClaimEvent } from './note-claim-event.ts'
import type { ClaimAtHand } from './skipped-steps.ts'

export function answerAddClaimEvent(services: ClaimsServices): DeskHandler<typeof addClaimEvent> {
  return judgingBy(services, noteClaimEvent, ({ type }, atHand) => {
    const { claimsDecidedBy } = services.settings
    const why = isKnown(type) ? whyNotHere(type, claimsDecidedBy, atHand) : undefined
    if (why !== undefined) throw stateChanged(why)
  })
}

export function answerAskClaimDecision(
  services: ClaimsServices,
): DeskHandler<typeof askClaimDecision> {
  const judge = judgingBy(services, askCore, ({ type }) => {
    if (services.settings.claimsDecidedBy !== 'core')
      throw stateChanged('现在由工作台决定，请在“补记进展”里办理。')
    if (!isKnown(type) || !isEnd(type)) throw fieldRefused('type', '请选择要核心系统决定的事')
  })
  return (asked, transaction) => judge(asked, transaction)
}

function isKnown(type: string): type is ClaimEventType {
  return is(claimEventType, type)
}

type Asked = InferOutput<(typeof addClaimEvent)['request']>

/**
 * The claim is locked and judged anew: what cannot follow, or follows another state, is refused. What
 * tells the customer a lot at once, and what is asked to be shown, is only shown until it comes again as confirmed; a
 * payment, a refusal or a cancellation above the limit then waits for a second member of staff.
 */
function judgingBy(
  services: ClaimsServices,
  act: typeof noteClaimEvent | typeof askCore,
  refuseElsewhere: (asked: Pick<Asked, 'type'>, atHand: ClaimAtHand) => void,
): DeskHandler<typeof addClaimEvent> {
  return async ({ claimId, version, confirmed, ...asked }, { db, record, staff }) => {
    const store = { ...services, db }
    const ref = await lockClaimOfId(store, claimId, staff.within)
    const claim = await readClaim(store, { object: ref })
    if (claim.events.length !== version) throw changedMeanwhile()
    const atHand = await claimAtHand(store, claim)
    refuseElsewhere(asked, atHand)
    const now = services.clock.now()
    const judged = judgeClaimEvent(asked, claim, atHand, now)
    const amountFen = await amountToApprove(store, claim, judged.event)
    const isShownFirst = confirmed === false || (judged.isGrave && confirmed !== true)
    if (isShownFirst) {
      const preview = await previewOf(store, claim, judged)
      return {
        claim: await deskClaimOf(store, claim, staff),
        preview: { ...preview, needsApproval: amountFen !== undefined },
      }
    }
    const { at, reason } = asked
    const { id: staffId, account, openedBy } = staff
    if (amountFen === undefined) {
      await act(store, { record }, claim, judged, { by: account, reason })
    } else {
      const asker = { id: randomUUID(), staffId, account, openedBy }
      const end = { type: endOf(judged.event), at, amountFen, reason }
      await storeApproval(store, ref, { state: 'waiting', askedAt: now, ...asker, ...end })
      record({ event: 'claim-approval', ...about(ref), outcome: 'asked' })
    }
    return { claim: await deskClaimOf(store, await readClaim(store, { object: ref }), staff) }
  }
}

function endOf({ type }: ClaimEvent) {
  if (!isEnd(type)) throw new Error(`nobody approves ${type}`)
  return type
}

/**
 * What a second person has to approve, in fen; undefined where one is enough. Of a claim that is refused or cancelled it is
 * what it comes to, as far as anybody has said so. What was paid of this claim without
 * a second one counts with it, for a payment in parts is one payment.
 */
async function amountToApprove(
  store: ClaimStore & Pick<Services, 'settings'>,
  claim: Claim,
  { type, facts: { amountFen } }: ClaimEvent,
): Promise<number | undefined> {
  const limit = store.settings.claimApprovalAboveFen
  if (type === 'refused' || type === 'cancelled') {
    const atStake = amountAtStake(claim)
    return atStake !== undefined && atStake > limit ? atStake : undefined
  }
  if (type !== 'paid' || amountFen === undefined) return undefined
  const notedAlone = withoutCorrected(claim.events)
    .filter(
      ({ type, facts }) =>
        type === 'paid' && facts.approvedBy === undefined && facts.by !== undefined,
    )
    .reduce((sum, { facts }) => sum + (facts.amountFen ?? 0), 0)
  // What a row of the core answered is an event without amount and author.
  const paidAlone = notedAlone + (await paidByRowsAlone(store, claim))
  return paidAlone + amountFen > limit ? amountFen : undefined
}

/** Nothing is deleted: another event says that the first was a mistake, and the customer reads so. */
export function answerCorrectClaimEvent(
  services: ClaimsServices,
): DeskHandler<typeof correctClaimEvent> {
  return async ({ claimId, version, position, reason, told, confirmed }, { db, record, staff }) => {
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
    const noted = { type: event.type, at: at.toISOString(), reason, ...(told && { told }) }
    const words = { skipReasons: [...(claim.skipReasons ?? []), noted] }
    if (confirmed !== true) {
      const preview = await previewOf(store, claim, { event, words })
      return { claim: await deskClaimOf(store, claim, staff), preview }
    }
    await noteClaimEvent(store, { record }, claim, { event, words }, { by: staff.account, reason })
    return { claim: await deskClaimOf(store, await readClaim(store, { object: ref }), staff) }
  }
}
