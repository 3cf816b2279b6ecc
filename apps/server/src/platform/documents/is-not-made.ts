import { SigningFailed } from '../signing/signer.ts'
import { DocumentFailed, DocumentsBusy } from './documents.ts'

/** Whether a document could not be set or signed now, and may be later. */
export function isNotMade(error: unknown): boolean {
  return (
    error instanceof DocumentsBusy ||
    error instanceof DocumentFailed ||
    error instanceof SigningFailed
  )
}
