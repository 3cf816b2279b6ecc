import type { DecisionAsked as Shown } from '@ecenter/contract/claims/desk/desk-claim.ts'
import { claimDecisionRequested, claimEventAdded } from '@ecenter/contract/core/claim-events.ts'
import { rowKeyOf } from '../../../imports/row-facts.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskTransaction } from '../../../platform/calls/desk-handler.ts'
import { type CoreEventStore, tellCore } from '../../../platform/core-events/tell-core.ts'
import { amountInFigures } from '../../../platform/documents/printed-amount.ts'
import { makeWish, promisedBy } from '../../../platform/wishes/make-wish.ts'
import { shownWish } from '../../../platform/wishes/shown-wish.ts'
import type { Wish } from '../../../platform/wishes/wish.ts'
import type { Services } from '../../services.ts'
import { eventNameOf } from '../rules/event-names.ts'
import { appendClaimEvent } from '../store/append-claim-event.ts'
import type { ClaimStore } from '../store/claim.repository.ts'
import type { Claim } from '../store/claim.ts'
import { removeApproval } from '../store/settlement/claim-approval.ts'
import { type DecisionAsked, decisionOf, reopeningsOf } from '../store/settlement/decision-wish.ts'
import { storeClaimWords } from '../store/store-claims.ts'
import { isEnd } from './addable-events.ts'
import type { JudgedEvent } from './judge-claim-event.ts'

interface Authors {
  /** Account of who noted it. */
  readonly by: string
  /** Account of who approved it, where that was needed. */
  readonly approvedBy?: string
  readonly reason: string | undefined
}

/** Adds to a locked claim what was judged, tells the core, and leaves its trace. */
export async function noteClaimEvent(
  store: ClaimStore & CoreEventStore,
  { record }: Pick<DeskTransaction, 'record'>,
  claim: Claim,
  { event, words }: Pick<JudgedEvent, 'event' | 'words'>,
  { by, approvedBy, reason }: Authors,
): Promise<void> {
  if (Object.keys(words).length > 0) await storeClaimWords(store, claim, words)
  const { type, at, facts } = event
  await appendClaimEvent(store, claim.ref, { type, at, facts: { ...facts, by, approvedBy } })
  // Whatever ends the claim, no payment waits any more, nor has one to be looked at that was refused.
  if (isEnd(type)) await removeApproval(store, claim.ref)
  await tellCore(store, claimEventAdded, {
    subject: `claim/${claim.registNo}`,
    data: {
      registNo: claim.registNo,
      eventType: type,
      at: at.toISOString(),
      ...facts,
      reason,
      account: by,
      approvedBy,
    },
  })
  const { skipped = [] } = facts
  const outcome = [type, ...skipped.map((step) => `without ${step}`)].join(' ')
  record({ event: 'claim-event-added', ...about(claim.ref), outcome })
}

type AskingStore = ClaimStore & CoreEventStore & Pick<Services, 'settings'>

/**
 * Asks the core to end a locked claim as was judged. Nothing of the claim changes, and its customer reads nothing,
 * until the core answers.
 */
export async function askCore(
  store: AskingStore,
  { record }: Pick<DeskTransaction, 'record'>,
  claim: Claim,
  { event, words }: Pick<JudgedEvent, 'event' | 'words'>,
  { by, approvedBy, reason }: Authors,
): Promise<void> {
  const { type, at, facts } = event
  if (!isEnd(type)) throw new Error(`the core is not asked for ${type}`)
  const { registNo, ref } = claim
  const { amountFen, skipped } = facts
  const eventId = await tellCore(store, claimDecisionRequested, {
    subject: `claim/${registNo}`,
    data: {
      ...{ registNo, decision: type, at: at.toISOString(), amountFen, skipped, reason },
      ...{ account: by, approvedBy },
    },
  })
  const after: DecisionAsked = {
    ...{ type, at: at.toISOString(), words, reason },
    facts: { ...facts, by, approvedBy },
    reopenings: reopeningsOf(claim),
  }
  const amount = amountFen === undefined ? '' : ` ${amountInFigures(amountFen)} 元`
  await makeWish(store, {
    ...{ eventId, kind: 'claim-decision', customerKey: ref.customerKey, objectId: ref.id, after },
    rowKey: rowKeyOf({ keys: store.keys, kind: { name: 'claims' } }, registNo),
    dueAt: promisedBy(store, 'claim-decision'),
    about: `理赔 ${registNo}`,
    asked: `${eventNameOf(type, claim.lossTypes)}${amount}（${by}）`,
  })
  await removeApproval(store, ref)
  record({ event: 'claim-decision-asked', ...about(ref), outcome: type })
}

/** How what was asked stands, for staff; what was answered shows among the events of the claim. */
export function shownDecision(wish: Wish | undefined, now: Date): Shown | undefined {
  const shown = shownWish(wish, now)
  if (wish === undefined || shown === undefined || shown.status === 'answered') return undefined
  const { type, facts } = decisionOf(wish)
  return {
    ...shown,
    ...{ name: eventNameOf(type, []), amount: facts.amountFen, account: facts.by ?? '' },
  }
}
