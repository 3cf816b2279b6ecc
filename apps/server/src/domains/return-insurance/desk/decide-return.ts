import { returnClaimDecided } from '@ecenter/contract/core/claim-events.ts'
import type { DeskReturnClaim } from '@ecenter/contract/return-insurance/desk/returns-at-desk.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskTransaction } from '../../../platform/calls/desk-handler.ts'
import { type Failure, nothingFound, stateChanged } from '../../../platform/calls/failure.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import type { ClaimEventType } from '../../claims/rules/claim-event.ts'
import { appendClaimEvent } from '../../claims/store/append-claim-event.ts'
import type { ClaimStore } from '../../claims/store/claim.repository.ts'
import type { Claim } from '../../claims/store/claim.ts'
import { claimOfId } from '../../claims/store/claim-at-desk.ts'
import { queueClaimNotice } from '../../claims/store/claim-notice.ts'
import { lockClaim } from '../../claims/store/lock-claim.ts'
import { holdUnnotified, markNotified } from '../../claims/store/unnotified-events.ts'
import type { ReturnInsuranceServices } from '../return-insurance-services.ts'
import { deskReturnClaimOf } from './desk-return-claim.ts'
import { returnOfId } from './return-of-id.ts'

interface Seen {
  readonly claimId: string
  readonly version: number
}

interface Decision {
  readonly outcome: 'accepted' | 'refused'
  readonly events: readonly ClaimEventType[]
  /** What the SMS says of it; whether it was refused is not for who looks over a shoulder. */
  readonly told: string
  /** Why it was refused. */
  readonly reason?: string
  /** What is kept of it beside the events. */
  readonly keep?: (store: ClaimStore, claim: Claim) => Promise<void>
}

/**
 * Decides on a return with its claim locked, if it is still as it was seen: of two who decide at once
 * one does. The events are those of any claim, so every page that follows it shows them.
 */
export async function decideReturn(
  services: ReturnInsuranceServices,
  { claimId, version }: Seen,
  { db, record, staff }: Pick<DeskTransaction, 'db' | 'record' | 'staff'>,
  { outcome, events, told, reason, keep }: Decision,
): Promise<DeskReturnClaim> {
  const store = { ...services, db }
  const ref = await claimOfId(store, claimId, staff.within)
  if (ref === undefined) throw nothingFound()
  await lockClaim(store, ref)
  const { returned, claim } = await returnOfId(store, claimId, staff.within)
  if (returned.status !== 'open' || claim.events.length !== version) throw changedMeanwhile()
  await keep?.(store, claim)
  const at = services.clock.now()
  for (const type of events) await appendClaimEvent(store, ref, { type, at, facts: {} })
  await tellClaimant(store, claim, { phone: returned.phoneNumber, step: told })
  await tellCore(store, returnClaimDecided, {
    subject: `claim/${claim.registNo}`,
    data: {
      registNo: claim.registNo,
      outcome,
      reason,
      decidedAt: at.toISOString(),
      account: staff.account,
    },
  })
  record({ event: 'return-decided', ...about(ref), outcome })
  const decided = await returnOfId(store, claimId, staff.within)
  return deskReturnClaimOf(store, decided.returned, decided.claim)
}

/** Whoever has subscribed by the same phone is not told once more. */
async function tellClaimant(
  store: ReturnInsuranceServices,
  claim: Claim,
  notice: Parameters<typeof queueClaimNotice>[2],
): Promise<void> {
  const unnotified = await holdUnnotified(store, claim.ref)
  const isSubscribed =
    unnotified?.phoneKey.equals(store.keys.searchHash('phone', notice.phone)) ?? false
  if (unnotified !== undefined && isSubscribed) await markNotified(store, unnotified)
  await queueClaimNotice(store, claim, notice)
}

function changedMeanwhile(): Failure {
  return stateChanged('这笔退货刚刚有了新的进展。请看过最新情况，再作决定。')
}
