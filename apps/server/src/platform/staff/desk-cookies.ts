import { createHash, randomBytes } from 'node:crypto'

/** What a browser holds of a sign-in; the database keeps its hash alone. */
export function newDeskCookie(): string {
  return randomBytes(32).toString('base64url')
}

export function deskCookieHash(cookie: string): Buffer {
  return createHash('sha256').update(cookie).digest()
}
