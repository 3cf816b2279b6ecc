import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { Failure } from '../../../platform/calls/failure.ts'
import type { Visitor } from '../../../platform/calls/handler.ts'
import type { DocumentDraft } from '../../../platform/documents/documents.ts'
import { isNotMade } from '../../../platform/documents/is-not-made.ts'
import type { FileRef } from '../../../platform/files/files.ts'
import type { ClaimsServices } from '../claims-services.ts'
import type { Claim } from '../store/claim.ts'

export interface SignedFile extends FileRef {
  readonly bytes: number
  readonly mediaType: 'application/pdf'
}

/** What a hand signed as a PDF with the insurer's certificate, stored before the transaction that keeps it. */
export async function storeSignedFile(
  services: ClaimsServices,
  { session }: Visitor,
  { ref }: Pick<Claim, 'ref'>,
  draft: DocumentDraft,
  signedAt: Date,
): Promise<SignedFile> {
  const { documents, documentQueue, files, signer } = services
  try {
    const bytes = await documentQueue.run(session.id, async () =>
      signer.sign(await documents.render(draft), signedAt),
    )
    const file = await files.store(ref.customerKey, bytes)
    return { ...file, bytes: bytes.length, mediaType: 'application/pdf' }
  } catch (error) {
    if (!isNotMade(error)) throw error
    services.log.failure('documents', error)
    throw new Failure(resultCodes.coreDown, '签字文件暂时生成不了，还没有提交，请稍后再试。')
  }
}
