import type {
  judgeDocument,
  undoJudgement,
} from '@ecenter/contract/claims/desk/documents-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { type Failure, stateChanged } from '../../../platform/calls/failure.ts'
import { secondsAfter } from '../../../platform/clock/clock.ts'
import { afterCommit } from '../../../platform/database/after-commit.ts'
import type { ClaimsServices } from '../claims-services.ts'
import { timelineOf } from '../rules/timeline.ts'
import { readClaim } from '../store/claim.repository.ts'
import { storeJudgement, takeJudgement } from '../store/claim-judgement.ts'
import { type WaitingDocument, waitingOf } from '../store/documents/waiting-documents.ts'
import { lockClaimOfId } from '../store/lock-claim.ts'
import { settleJudgement, settleJudgements } from './settle-judgements.ts'

/**
 * Judges with the claim locked exactly what was looked at: neither what was judged, nor what came since. It is
 * stored at once and holds some seconds later; until then who judged can take it back, and nobody is told.
 */
export function answerJudgeDocument(services: ClaimsServices): DeskHandler<typeof judgeDocument> {
  return async ({ claimId, type, lastFileId, verdict, reason = '' }, visit) => {
    const { db, staff, sessionId, address } = visit
    const store = { ...services, db }
    const ref = await lockClaimOfId(store, claimId, staff.within)
    refuseOther(await waitingOf(store, ref, type), lastFileId)
    const claim = await readClaim(store, { object: ref })
    if (verdict === 'refused' && timelineOf(claim).end !== undefined) throw cannotBeSentAgain()
    const undoSeconds = services.settings.documentUndoSeconds
    const dueAt = secondsAfter(services.clock.now(), undoSeconds)
    const said = { verdict, reason, lastFileId, account: staff.account, sessionId, address }
    await storeJudgement(store, ref, { ...said, type, staffId: staff.id, dueAt })
    if (undoSeconds === 0) await settleJudgement(store, ref, type, visit.record)
    else await afterCommit(db, () => settleLater(services, undoSeconds))
    return { undoSeconds }
  }
}

/** Takes back what one has said oneself, as long as nobody was told of it. */
export function answerUndoJudgement(services: ClaimsServices): DeskHandler<typeof undoJudgement> {
  return async ({ claimId, type }, { db, staff }) => {
    const store = { ...services, db }
    const ref = await lockClaimOfId(store, claimId, staff.within)
    const said = await takeJudgement(store, ref, type)
    if (said?.staffId !== staff.id || said.dueAt <= services.clock.now()) {
      throw stateChanged('已经告诉客户，不能撤销了。')
    }
    return {}
  }
}

/** A process that ends meanwhile leaves it to the job of the next minute. */
function settleLater(services: ClaimsServices, seconds: number): void {
  const timer = setTimeout(() => {
    settleJudgements(services).catch((error: unknown) => services.log.failure('judgements', error))
  }, seconds * 1000)
  timer.unref()
}

function refuseOther(waiting: WaitingDocument | undefined, lastFileId: string): void {
  if (waiting === undefined) {
    throw stateChanged('这份材料刚刚已由同事审核。')
  }
  if (waiting.files.at(-1)?.id !== lastFileId) {
    throw stateChanged('客户刚刚又交了一份，请看过新的文件再审核。')
  }
}

function cannotBeSentAgain(): Failure {
  return stateChanged('这次理赔已经结束，客户不能再交材料，因此不能退回。')
}
