import { claimDocumentJudged } from '@ecenter/contract/core/claim-events.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import { deskChannel } from '../../../platform/audit/looks.ts'
import type { Trace } from '../../../platform/calls/submission.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import type { ClaimsServices } from '../claims-services.ts'
import type { DocumentType } from '../rules/document-type.ts'
import { timelineOf } from '../rules/timeline.ts'
import { appendClaimEvent } from '../store/append-claim-event.ts'
import { type ClaimStore, readClaim } from '../store/claim.repository.ts'
import type { Claim } from '../store/claim.ts'
import { judgementsDue, takeJudgement } from '../store/claim-judgement.ts'
import { storeVerdicts } from '../store/documents/claim-document.repository.ts'
import { type WaitingDocument, waitingOf } from '../store/documents/waiting-documents.ts'
import { lockClaim } from '../store/lock-claim.ts'

/**
 * Does all that nobody took back in time; each in a transaction of its own. One that fails is told to whoever runs
 * the service, keeps no other from being done, and comes again.
 */
export async function settleJudgements(services: ClaimsServices): Promise<void> {
  for (const { ref, type } of await judgementsDue(services, services.clock.now())) {
    try {
      await services.audit.inTransaction(async (db, record) => {
        const store = { ...services, db }
        await lockClaim(store, ref)
        await settleJudgement(store, ref, type, record)
      })
    } catch (error) {
      services.log.failure('judgements', error)
    }
  }
}

/** Of a claim that is locked: its customer sees it, the core is told, and it is in the trail. */
export async function settleJudgement(
  store: ClaimsServices,
  ref: ObjectRef,
  type: string,
  record: (trace: Trace & { readonly staffId: string }) => void,
): Promise<void> {
  const said = await takeJudgement(store, ref, type)
  if (said === undefined) return
  const { verdict, reason, lastFileId, account, staffId, sessionId, address } = said
  const waiting = await waitingOf(store, ref, type)
  // Another file came meanwhile, which nobody has looked at: it waits, and nothing was said of it.
  if (waiting === undefined || waiting.files.at(-1)?.id !== lastFileId) return
  const judged = { type: waiting.type, judgedAt: judgedAfter(waiting, store.clock.now()) }
  const claim = await readClaim(store, { object: ref })
  if (verdict === 'refused') {
    // It ended meanwhile: its customer can send nothing again.
    if (timelineOf(claim).end !== undefined) return
    await storeVerdicts(store, ref, [{ ...judged, state: 'refused', reason }])
    await askAgain(store, claim, { ...judged, by: account })
  } else await storeVerdicts(store, ref, [{ ...judged, state: 'received' }])
  await tellCore(store, claimDocumentJudged, {
    subject: `claim/${claim.registNo}`,
    data: {
      registNo: claim.registNo,
      documentType: judged.type,
      verdict,
      reason: verdict === 'refused' ? reason : undefined,
      judgedAt: judged.judgedAt.toISOString(),
      account,
    },
  })
  const told = verdict === 'refused' && reason !== '' ? { reason } : {}
  record({
    event: 'claim-document-judged',
    ...about(ref),
    outcome: `${type} ${verdict}`,
    ...told,
    ...{ staffId, sessionId, address, channel: deskChannel },
  })
}

/** No file that was looked at is from after its verdict, though the clock that received it was ahead. */
function judgedAfter({ files }: WaitingDocument, now: Date): Date {
  const last = files.at(-1)?.receivedAt ?? now
  return last > now ? last : now
}

/** While the claim waits for nothing, its customer would not be told to send it again. */
async function askAgain(
  store: ClaimStore,
  claim: Claim,
  {
    type,
    judgedAt: at,
    by,
  }: { readonly type: DocumentType; readonly judgedAt: Date; readonly by: string },
): Promise<void> {
  if (timelineOf(claim).documents === 'asked') return
  await appendClaimEvent(store, claim.ref, {
    type: 'documents-asked',
    at,
    facts: { kinds: [type], by },
  })
}
