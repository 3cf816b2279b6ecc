import type { sendDocument } from '@ecenter/contract/claims/claim-calls.ts'
import { claimDocumentSent } from '@ecenter/contract/core/claim-events.ts'
import { boolean, parse } from 'valibot'
import { about } from '../../../platform/audit/audit-fact.ts'
import { type Failure, uploadRefused } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import { cleanUpload, senderOf } from '../../../platform/uploads/clean-upload.ts'
import type { Services } from '../../services.ts'
import { documentType } from '../rules/document-type.ts'
import { readClaim } from '../store/claim.repository.ts'
import { readDocumentFacts } from '../store/claim-document.repository.ts'
import { asking } from '../store/claim-documents.ts'
import { receiveDocument, refuseUnlessAsked } from '../store/receive-document.ts'

/**
 * Judged twice: before the work, so that a wrong file costs little, and with the claim locked, so
 * that many at once are counted one after the other.
 */
export function answerSendDocument(services: Services): Handler<typeof sendDocument> {
  return async ({ documentType: given, file }, visitor) => {
    const { grant, session, submission } = visitor
    const claim = await readClaim(services, grant)
    refuseUnlessAsked(asking(services, claim), await readDocumentFacts(services, claim), given)
    const isWithinLimit = await submission.once({
      name: 'count',
      result: boolean(),
      act: () => services.limits.take('claimFilesBySession', session.id),
      whenLost: 'act again',
    })
    if (!isWithinLimit) throw tooManyToday()
    const { bytes, mediaType } = await cleanUpload(services, senderOf(visitor), file)
    // Stored before the row that will name them: where that never comes they are removed later.
    const stored = await services.files.store(claim.ref.customerKey, bytes)

    return submission.commit(async ({ db, record }) => {
      const type = parse(documentType, given)
      const sent = { ...stored, type, mediaType, receivedAt: services.clock.now() }
      const store = { ...services, db }
      const document = await receiveDocument(store, grant, sent)
      await services.files.keep(stored, db)
      const { registNo } = claim
      await tellCore(store, claimDocumentSent, {
        subject: `claim/${registNo}`,
        data: {
          registNo,
          documentType: type,
          receivedAt: sent.receivedAt.toISOString(),
          files: [{ id: stored.id, mediaType, bytes: bytes.length }],
        },
        files: [{ ...stored, mediaType }],
      })
      record({ event: 'claim-document-sent', ...about(claim.ref), outcome: type })
      return document
    })
  }
}

function tooManyToday(): Failure {
  return uploadRefused('今天上传的文件太多，请明天再传，或拨打 {hotline} 由客服协助。')
}
