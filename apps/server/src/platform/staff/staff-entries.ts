import { type Clock, secondsAfter } from '../clock/clock.ts'
import type { Db } from '../database/database.ts'
import type { Keys } from '../keys/keys.ts'
import { deskCookieHash, newDeskCookie } from './desk-cookies.ts'
import { sealAppSecret, unsealAppSecret } from './staff-secrets.ts'

/** Time to install an app and read a QR code; who has one needs seconds. */
const entrySeconds = 10 * 60

/** Somebody whose password was right and whose code is awaited: good for that and nothing else. */
export interface StaffEntry {
  readonly staffId: string
  /** Of the app that is being joined; undefined for who has one. */
  readonly newAppSecret: string | undefined
}

interface EntryServices {
  readonly db: Db
  readonly keys: Keys
  readonly clock: Clock
}

/** Answers the cookie that opens it. */
export async function beginEntry(
  { db, keys, clock }: EntryServices,
  { staffId, newAppSecret }: StaffEntry,
): Promise<string> {
  const cookie = newDeskCookie()
  await db
    .insertInto('staff_entry')
    .values({
      cookie_hash: deskCookieHash(cookie),
      staff_id: staffId,
      app_secret: newAppSecret === undefined ? null : sealAppSecret(keys, staffId, newAppSecret),
      ends_at: secondsAfter(clock.now(), entrySeconds),
    })
    .execute()
  return cookie
}

export async function findEntry(
  { db, keys, clock }: EntryServices,
  cookie: string | undefined,
): Promise<StaffEntry | undefined> {
  if (cookie === undefined) return undefined
  const row = await db
    .selectFrom('staff_entry')
    .select(['staff_id', 'app_secret'])
    .where('cookie_hash', '=', deskCookieHash(cookie))
    .where('ends_at', '>', clock.now())
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { staff_id: staffId, app_secret } = row
  const newAppSecret = app_secret === null ? undefined : unsealAppSecret(keys, staffId, app_secret)
  return { staffId, newAppSecret }
}

/** False where somebody else ended it first. */
export async function endEntry(
  { db }: Pick<EntryServices, 'db'>,
  cookie: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_entry')
    .where('cookie_hash', '=', deskCookieHash(cookie))
    .executeTakeFirst()
  return numDeletedRows === 1n
}
