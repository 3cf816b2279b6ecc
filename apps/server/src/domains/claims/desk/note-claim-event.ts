import { claimEventAdded } from '@ecenter/contract/core/claim-events.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskTransaction } from '../../../platform/calls/desk-handler.ts'
import { type CoreEventStore, tellCore } from '../../../platform/core-events/tell-core.ts'
import { appendClaimEvent } from '../store/append-claim-event.ts'
import type { ClaimStore } from '../store/claim.repository.ts'
import type { Claim } from '../store/claim.ts'
import { removeApproval } from '../store/claim-approval.ts'
import { storeClaimWords } from '../store/store-claim-words.ts'
import { isEnd } from './addable-events.ts'
import type { JudgedEvent } from './judge-claim-event.ts'

export interface Authors {
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
