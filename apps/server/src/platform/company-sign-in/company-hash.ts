import { createHash } from 'node:crypto'

/** What the provider calls a person or a session is kept as a hash: it is only to be found again. */
export function companyHash(kind: 'subject' | 'session', issuer: string, name: string): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([kind, issuer, name]))
    .digest()
}
