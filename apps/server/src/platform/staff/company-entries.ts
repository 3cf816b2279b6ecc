import { type InferOutput, object, parse, string } from 'valibot'
import { type Clock, latestEnd, secondsAfter } from '../clock/clock.ts'
import type { Db } from '../database/database.ts'
import type { Keys } from '../keys/keys.ts'
import { deskCookieHash, newDeskCookie } from './desk-cookies.ts'

/** Time to find a password or a token at the provider. */
export const companyEntrySeconds = 10 * 60

const companyEntry = object({ state: string(), nonce: string(), verifier: string() })

/** What was sent to the provider with somebody, of whom the same has to come back. */
export type CompanyEntry = InferOutput<typeof companyEntry>

interface EntryServices {
  readonly db: Db
  readonly keys: Keys
  readonly clock: Clock
}

/** Answers the cookie that opens it: who comes back in another browser has none. */
export async function beginCompanyEntry(
  { db, keys, clock }: EntryServices,
  entry: CompanyEntry,
): Promise<string> {
  const cookie = newDeskCookie()
  const cookieHash = deskCookieHash(cookie)
  await db
    .insertInto('staff_company_entry')
    .values({
      cookie_hash: cookieHash,
      sealed: keys.seal(companyEntryContext(cookieHash), entry),
      ends_at: secondsAfter(clock.now(), companyEntrySeconds),
    })
    .execute()
  return cookie
}

/** Takes it out, so that what came back once comes back no more; undefined where it has ended or never began. */
export async function takeCompanyEntry(
  { db, keys, clock }: EntryServices,
  cookie: string | undefined,
): Promise<CompanyEntry | undefined> {
  if (cookie === undefined) return undefined
  const cookieHash = deskCookieHash(cookie)
  const row = await db
    .deleteFrom('staff_company_entry')
    .where('cookie_hash', '=', cookieHash)
    .returning(['sealed', 'ends_at'])
    .executeTakeFirst()
  const now = clock.now()
  if (row === undefined || row.ends_at <= now) return undefined
  if (row.ends_at > latestEnd(now, companyEntrySeconds)) return undefined
  return parse(companyEntry, keys.unseal(companyEntryContext(cookieHash), row.sealed))
}

export function companyEntryContext(cookieHash: Buffer): string {
  return `staff-company-entry/${cookieHash.toString('hex')}`
}
