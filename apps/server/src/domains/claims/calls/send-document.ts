import type { sendDocument } from '@ecenter/contract/claims/send-document.ts'
import { claimDocumentSent } from '@ecenter/contract/core/claim-events.ts'
import { parse } from 'valibot'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import { documentLimits } from '../../../platform/uploads/document-limits.ts'
import { judgeWhole, notWhole } from '../../../platform/uploads/judge-whole.ts'
import { usePieces } from '../../../platform/uploads/upload-pieces.ts'
import type { ClaimsServices } from '../claims-services.ts'
import { documentType } from '../rules/document-type.ts'
import { readClaim } from '../store/claim.repository.ts'
import { readDocumentFacts } from '../store/documents/claim-document.repository.ts'
import {
  asking,
  receiveDocument,
  receivedBefore,
  refuseUnlessAsked,
} from '../store/documents/claim-documents.ts'
import { lockClaim } from '../store/lock-claim.ts'

/**
 * Judged twice: before the work, so that a wrong file costs little, and with the claim locked, so
 * that many at once are counted one after the other. A file that was received already is answered so, by whatever
 * session it comes again.
 */
export function answerSendDocument(services: ClaimsServices): Handler<typeof sendDocument> {
  return async ({ documentType: given, upload, bytes: expected }, visitor) => {
    const { grant, submission } = visitor
    const claim = await readClaim(services, grant)
    const before = await receivedBefore(services, claim, upload)
    if (before !== undefined) return submission.commit(async () => before)
    refuseUnlessAsked(asking(services, claim), await readDocumentFacts(services, claim), given)
    const { customerKey } = claim.ref
    const ref = { customerKey, upload }
    const file = await judgeWhole(services, visitor, ref, expected, documentLimits)
    const { bytes, mediaType, pieces } = file
    // Stored before the row that will name them: where that never comes they are removed later.
    const stored = await services.files.store(customerKey, bytes)

    return submission.commit(async ({ db, record }) => {
      const type = parse(documentType, given)
      const sent = { ...stored, type, mediaType, receivedAt: services.clock.now() }
      const store = { ...services, db }
      await lockClaim(store, grant.object)
      // Of requests that ask at once for one whole, one has it.
      const meanwhile = await receivedBefore(store, claim, upload)
      if (meanwhile !== undefined) return meanwhile
      if (!(await usePieces(store, ref, pieces))) throw notWhole()
      const document = await receiveDocument(store, grant, { ...sent, upload })
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
