import { caseFilesAtMost, type sendCaseFile } from '@ecenter/contract/appeals/case-files.ts'
import type { ResponseOf } from '@ecenter/contract/call.ts'
import { appealFileSent } from '@ecenter/contract/core/appeal-events.ts'
import { object, string } from 'valibot'
import { about } from '../../../platform/audit/audit-fact.ts'
import { type Failure, stateChanged, uploadRefused } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import { cleanUpload, senderOf } from '../../../platform/uploads/clean-upload.ts'
import type { AppealsServices } from '../appeals-services.ts'
import { isOpen, statusOf } from '../rules/status.ts'
import { type AppealStore, lockAppeal, readAppeal } from '../store/appeal.repository.ts'
import type { Appeal, AppealRef } from '../store/appeal.ts'
import { type AppealFile, addAppealFile, filesOfAppeal } from '../store/appeal-file.ts'
import { findCase } from './find-case.ts'

/** Judged before the work, so that a vain file costs little, and again with the case locked. */
export function answerSendCaseFile(services: AppealsServices): Handler<typeof sendCaseFile> {
  return async ({ file, ...asked }, visitor) => {
    const { session, submission } = visitor
    const found = await submission.once({
      name: 'find',
      result: object({ customerKey: string(), id: string() }),
      async act() {
        const { customerKey, id } = await findCase(services, visitor, asked)
        if (!(await services.limits.take('caseFilesBySession', session.id))) throw tooManyToday()
        return { customerKey: customerKey.toString('hex'), id }
      },
      whenLost: 'act again',
    })
    const ref = { customerKey: Buffer.from(found.customerKey, 'hex'), id: found.id }
    await refuseUnlessTaken(services, ref)
    const { bytes, mediaType } = await cleanUpload(services, senderOf(visitor), file)
    // Stored before the row that will name it: where that never comes it is removed later.
    const stored = await services.files.store(ref.customerKey, bytes)

    return submission.commit(async ({ db, record }) => {
      const store = { ...services, db }
      await lockAppeal(store, ref)
      const { caseNo } = await refuseUnlessTaken(store, ref)
      const receivedAt = services.clock.now()
      const kept = { id: stored.id, receivedAt, mediaType, bytes: bytes.length }
      await addAppealFile(store, ref, kept)
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
      return sentFiles(await readAppeal(store, ref), await filesOfAppeal(store, ref))
    })
  }
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

function tooManyToday(): Failure {
  return uploadRefused('今天上传的文件太多，请明天再传，或拨打 {hotline} 由客服协助。')
}
