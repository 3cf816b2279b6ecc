import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { Failure } from '../calls/failure.ts'
import type { Visitor } from '../calls/handler.ts'
import { DocumentsBusy } from '../documents/documents.ts'
import type { Asker } from '../documents/fair-queue.ts'
import type { CleanFile, Uploads } from './uploads.ts'

/** A visitor as they take turns with others who send files. */
export function senderOf({ session, address }: Pick<Visitor, 'session' | 'address'>): Asker {
  return { network: address, session: session.id }
}

/**
 * A file of a visitor or a member of staff that may be kept; what cannot be is refused in words, and so
 * is a wait that is too long. One that came in pieces is given as what reads it.
 */
export async function cleanUpload(
  { uploads }: { readonly uploads: Uploads },
  asker: Asker,
  file: Uint8Array | (() => Promise<Uint8Array>),
): Promise<CleanFile> {
  try {
    return await (typeof file === 'function'
      ? uploads.cleanLater(asker, file)
      : uploads.clean(asker, file))
  } catch (error) {
    if (!(error instanceof DocumentsBusy)) throw error
    throw new Failure(resultCodes.coreDown, '现在上传的人较多，请稍后再试。')
  }
}
