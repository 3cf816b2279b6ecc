import type { sendDocumentPiece } from '@ecenter/contract/claims/send-document.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { documentLimits } from '../../../platform/uploads/document-limits.ts'
import { takePiece } from '../../../platform/uploads/take-piece.ts'
import type { ClaimsServices } from '../claims-services.ts'
import { readClaim } from '../store/claim.repository.ts'
import { readDocumentFacts } from '../store/documents/claim-document.repository.ts'
import { asking, receivedBefore, refuseUnlessAsked } from '../store/documents/claim-documents.ts'

/**
 * What the claim does not ask for is refused with its first piece, and not when all of it has come. Of a file that lies
 * in the claim already nothing is wanted, and nothing refused: its sender never heard that it came.
 */
export function answerSendDocumentPiece(
  services: ClaimsServices,
): Handler<typeof sendDocumentPiece> {
  return async ({ handle: _, documentType, upload, ...piece }, visitor) => {
    const claim = await readClaim(services, visitor.grant)
    const received = await receivedBefore(services, claim, upload)
    if (received !== undefined) {
      return visitor.submission.commit(async () => ({ offset: piece.offset, isReceived: true }))
    }
    refuseUnlessAsked(
      asking(services, claim),
      await readDocumentFacts(services, claim),
      documentType,
    )
    const { customerKey } = claim.ref
    return takePiece(services, visitor, { customerKey, upload }, piece, documentLimits)
  }
}
