import type { Channel } from '@ecenter/contract/constants/channels.ts'
import { type Clock, secondsAfter } from '../clock/clock.ts'
import type { Db } from '../database/database.ts'
import type { Session } from './session.ts'

/** Like the longest proof by a code; then the channel has to hand over again. */
const loggedInSeconds = 60 * 60

/** Whom a channel handed over as logged in. */
export interface SessionCustomer {
  /** The door to everything that is theirs. */
  readonly holderKey: Buffer
  readonly endsAt: Date
}

interface CustomerServices {
  readonly db: Db
  readonly clock: Clock
}

/** The customer who is logged in; undefined for anybody who only came by themselves. */
export async function sessionCustomer(
  { db, clock }: CustomerServices,
  { id, cookieReplacedAt }: Session,
): Promise<SessionCustomer | undefined> {
  const row = await db
    .selectFrom('session_customer')
    .select(['holder_key', 'proven_at', 'ends_at'])
    .where('session_id', '=', id)
    .where('ends_at', '>', clock.now())
    .executeTakeFirst()
  if (row === undefined) return undefined
  // A cookie that was replaced since opens what was proven before, and nothing newer.
  if (cookieReplacedAt !== undefined && row.proven_at >= cookieReplacedAt) return undefined
  return { holderKey: row.holder_key, endsAt: row.ends_at }
}

/** Logs a customer in. Where it is another one than before, what was proven by then is no longer theirs. */
export async function logIn(
  { db, clock }: CustomerServices,
  { id }: Session,
  { holderKey, channel }: { readonly holderKey: Buffer; readonly channel: Channel },
): Promise<void> {
  const before = await db
    .selectFrom('session_customer')
    .select('holder_key')
    .where('session_id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (before !== undefined && !before.holder_key.equals(holderKey)) {
    await db.deleteFrom('visitor_grant').where('session_id', '=', id).execute()
  }
  const row = {
    holder_key: holderKey,
    channel,
    proven_at: clock.now(),
    ends_at: secondsAfter(clock.now(), loggedInSeconds),
  }
  await db
    .insertInto('session_customer')
    .values({ session_id: id, ...row })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(row))
    .execute()
}
