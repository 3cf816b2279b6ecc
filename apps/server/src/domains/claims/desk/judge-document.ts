import type { judgeDocument } from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import { claimDocumentJudged } from '@ecenter/contract/core/claim-events.ts'
import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { Failure, nothingFound } from '../../../platform/calls/failure.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import type { Services } from '../../services.ts'
import { courseOf } from '../rules/course.ts'
import type { DocumentType } from '../rules/document-type.ts'
import { appendClaimEvent } from '../store/append-claim-event.ts'
import { type ClaimStore, readClaim } from '../store/claim.repository.ts'
import type { Claim } from '../store/claim.ts'
import { claimOfId } from '../store/claim-at-desk.ts'
import { storeVerdicts } from '../store/claim-document.repository.ts'
import { lockClaim } from '../store/lock-claim.ts'
import { type WaitingDocument, waitingOf } from '../store/waiting-documents.ts'

/** Judges with the claim locked exactly what was looked at: neither what was judged, nor what came since. */
export function answerJudgeDocument(services: Services): DeskHandler<typeof judgeDocument> {
  return async ({ claimId, type, lastFileId, verdict, reason = '' }, { db, record, staff }) => {
    const store = { ...services, db }
    const ref = await claimOfId(store, claimId)
    if (ref === undefined) throw nothingFound()
    await lockClaim(store, ref)
    const waiting = refuseOther(await waitingOf(store, ref, type), lastFileId)
    const judged = { type: waiting.type, judgedAt: judgedAfter(waiting, services.clock.now()) }
    const claim = await readClaim(store, { object: ref })
    if (verdict === 'refused') {
      if (courseOf(claim).end !== undefined) throw cannotBeSentAgain()
      await storeVerdicts(store, ref, [{ ...judged, state: 'refused', reason }])
      await askAgain(store, claim, judged.type, judged.judgedAt)
    } else await storeVerdicts(store, ref, [{ ...judged, state: 'received' }])
    await tellCore(store, claimDocumentJudged, {
      subject: `claim/${claim.registNo}`,
      data: {
        registNo: claim.registNo,
        documentType: judged.type,
        verdict,
        reason: verdict === 'refused' ? reason : undefined,
        judgedAt: judged.judgedAt.toISOString(),
        account: staff.account,
      },
    })
    const told = verdict === 'refused' && reason !== '' ? { reason } : {}
    record({
      event: 'claim-document-judged',
      ...about(ref),
      outcome: `${type} ${verdict}`,
      ...told,
    })
    return {}
  }
}

function refuseOther(waiting: WaitingDocument | undefined, lastFileId: string): WaitingDocument {
  if (waiting === undefined) {
    throw new Failure(resultCodes.stateChanged, '这份材料刚刚已由同事审核。')
  }
  if (waiting.files.at(-1)?.id !== lastFileId) {
    throw new Failure(resultCodes.stateChanged, '客户刚刚又交了一份，请看过新的文件再审核。')
  }
  return waiting
}

/** No file that was looked at is from after its verdict, though the clock that received it was ahead. */
function judgedAfter({ files }: WaitingDocument, now: Date): Date {
  const last = files.at(-1)?.receivedAt ?? now
  return last > now ? last : now
}

function cannotBeSentAgain(): Failure {
  return new Failure(resultCodes.stateChanged, '这次理赔已经结束，客户不能再交材料，因此不能退回。')
}

/** While the claim waits for nothing, its customer would not be told to send it again. */
async function askAgain(
  store: ClaimStore,
  claim: Claim,
  type: DocumentType,
  at: Date,
): Promise<void> {
  if (courseOf(claim).documents === 'asked') return
  await appendClaimEvent(store, claim.ref, {
    type: 'documents-asked',
    at,
    facts: { kinds: [type] },
  })
}
