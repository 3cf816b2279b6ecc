import { createHash } from 'node:crypto'
import type { Keys } from '../../../platform/keys/keys.ts'

/** Knowing the code that is printed on a document leads to it. */
export function codeLookupKey(keys: Keys, code: string): Buffer {
  return keys.searchHash('document-code', code)
}

/** Having the very file leads to it; one byte more or less does not. */
export function fileLookupKey(keys: Keys, file: Uint8Array): Buffer {
  return keys.searchHash('document-hash', createHash('sha256').update(file).digest('hex'))
}
