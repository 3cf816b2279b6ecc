import { hexOf } from './hex.ts'

/** Names one action of whoever acts, which a retry names again. */
export function newRequestId(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(16)))
}
