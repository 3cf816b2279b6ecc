import {
  caseFilesAtMost,
  type sendCaseFile,
  type sendCaseFilePiece,
} from '@ecenter/contract/appeals/case-files.ts'
import type { ResponseOf } from '@ecenter/contract/call.ts'
import { appealFileSent } from '@ecenter/contract/core/appeal-events.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import { type Failure, stateChanged, uploadRefused } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import { documentLimits } from '../../../platform/uploads/document-limits.ts'
import { judgeWhole, notWhole } from '../../../platform/uploads/judge-whole.ts'
import { takePiece } from '../../../platform/uploads/take-piece.ts'
import { usePieces } from '../../../platform/uploads/upload-pieces.ts'
import type { AppealsServices } from '../appeals-services.ts'
import { isOpen, statusOf } from '../rules/status.ts'
import { type AppealStore, lockAppeal, readAppeal } from '../store/appeal.repository.ts'
import type { Appeal, AppealRef } from '../store/appeal.ts'
import {
  type AppealFile,
  addAppealFile,
  filesOfAppeal,
  isFileReceived,
} from '../store/appeal-file.ts'
import { findCaseOnce } from './find-case.ts'

/** What the case does not take is refused with its first piece; of a file that it has already nothing is wanted. */
export function answerSendCaseFilePiece(
  services: AppealsServices,
): Handler<typeof sendCaseFilePiece> {
  return async ({ caseNo, phoneNumber, upload, ...piece }, visitor) => {
    const ref = await findCaseOnce(services, visitor, { caseNo, phoneNumber })
    if (await isFileReceived(services, ref, upload)) {
      return visitor.submission.commit(async () => ({ offset: piece.offset, isReceived: true }))
    }
    await refuseUnlessTaken(services, ref)
    const { customerKey } = ref
    return takePiece(services, visitor, { customerKey, upload }, piece, documentLimits)
  }
}

/** Judged before the work, so that a vain file costs little, and again with the case locked. */
export function answerSendCaseFile(services: AppealsServices): Handler<typeof sendCaseFile> {
  return async ({ upload, bytes: expected, ...asked }, visitor) => {
    const { submission } = visitor
    const ref = await findCaseOnce(services, visitor, asked)
    if (await isFileReceived(services, ref, upload)) {
      return submission.commit(({ db }) => filesNow({ ...services, db }, ref))
    }
    await refuseUnlessTaken(services, ref)
    const sent = { customerKey: ref.customerKey, upload }
    const file = await judgeWhole(services, visitor, sent, expected, documentLimits)
    const { bytes, mediaType, pieces } = file
    // Stored before the row that will name it: where that never comes it is removed later.
    const stored = await services.files.store(ref.customerKey, bytes)

    return submission.commit(async ({ db, record }) => {
      const store = { ...services, db }
      await lockAppeal(store, ref)
      // Of requests that ask at once for one whole, one has it.
      if (await isFileReceived(store, ref, upload)) return filesNow(store, ref)
      const { caseNo } = await refuseUnlessTaken(store, ref)
      if (!(await usePieces(store, sent, pieces))) throw notWhole()
      const receivedAt = services.clock.now()
      const kept = { id: stored.id, receivedAt, mediaType, bytes: bytes.length }
      await addAppealFile(store, ref, kept, upload)
      await services.files.keep(stored, db)
      await tellCore(store, appealFileSent, {
        subject: `appeal/${caseNo}`,
        data: {
          caseNo,
          receivedAt: receivedAt.toISOString(),
          files: [{ id: stored.id, mediaType, bytes: bytes.length }],
        },
        files: [{ ...stored, mediaType }],
      })
      record({ event: 'case-file-sent', ...about(ref), outcome: mediaType })
      return filesNow(store, ref)
    })
  }
}

async function filesNow(store: AppealStore, ref: AppealRef) {
  return sentFiles(await readAppeal(store, ref), await filesOfAppeal(store, ref))
}

/** What whoever filed a case reads of the files that they sent. */
export function sentFiles(
  appeal: Pick<Appeal, 'kind' | 'filedAt' | 'events'>,
  files: readonly AppealFile[],
): ResponseOf<typeof sendCaseFile> {
  const [latest] = files
  return {
    count: files.length,
    lastAt: latest && minuteInChina(latest.receivedAt),
    canSend: isOpen(statusOf(appeal)) && files.length < caseFilesAtMost,
  }
}

async function refuseUnlessTaken(store: AppealStore, ref: AppealRef): Promise<Appeal> {
  const appeal = await readAppeal(store, ref)
  if (!isOpen(statusOf(appeal))) throw hasItsAnswer()
  const { length } = await filesOfAppeal(store, ref)
  if (length >= caseFilesAtMost) throw caseIsFull()
  return appeal
}

function hasItsAnswer(): Failure {
  return stateChanged('这件申诉已经答复，不再收文件。仍有疑问，请拨打 {hotline}。')
}

function caseIsFull(): Failure {
  return uploadRefused(
    `一件申诉最多 ${caseFilesAtMost} 个文件，已经收满。还有要补充的，请拨打 {hotline}。`,
  )
}
