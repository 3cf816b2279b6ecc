import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { Failure } from '../../../platform/calls/failure.ts'
import { isNotMade } from '../../../platform/documents/is-not-made.ts'
import type { FileRef } from '../../../platform/files/files.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import type { Session } from '../../../platform/session/session.ts'
import type { PaymentsServices } from '../payments-services.ts'
import type { ReceiptDraft } from '../printing/receipt.ts'
import { addReceipt, findReceipt } from '../store/receipt.ts'

/** The signed receipt of an order or claim: made once for what it says, then read from where it is kept. */
export async function issuedReceipt(
  services: PaymentsServices,
  session: Session,
  about: ObjectRef,
  draft: ReceiptDraft,
): Promise<Uint8Array> {
  const { archiveQueue, documentQueue, files, keys } = services
  const said = JSON.stringify([about.id, draft.facts])
  const version = keys.searchHash('document-version', draft.template, said)
  try {
    const kept = await archiveQueue.run(session.id, () => findReceipt(services, about, version))
    const file =
      kept ?? (await documentQueue.run(session.id, () => make(services, about, draft, version)))
    return await files.read(file)
  } catch (error) {
    if (!isNotMade(error)) throw error
    services.log.failure('documents', error)
    throw new Failure(resultCodes.coreDown, '凭证暂时生成不了，请稍后再试。')
  }
}

async function make(
  services: PaymentsServices,
  about: ObjectRef,
  draft: ReceiptDraft,
  version: Buffer,
): Promise<FileRef> {
  const { clock, db, documents, files, signer } = services
  // By the time of one's turn another may have made it.
  const kept = await findReceipt(services, about, version)
  if (kept !== undefined) return kept
  const madeAt = clock.now()
  const pdf = await signer.sign(await documents.render(draft), madeAt)
  const file = await files.store(about.customerKey, pdf)
  const isAdded = await db.transaction().execute(async (transaction) => {
    const added = await addReceipt({ db: transaction }, about, { file, version, madeAt })
    if (added) await files.keep(file, transaction)
    return added
  })
  if (isAdded) return file
  const others = await findReceipt(services, about, version)
  if (others === undefined) throw new Error('a receipt was refused that is not there')
  return others
}
