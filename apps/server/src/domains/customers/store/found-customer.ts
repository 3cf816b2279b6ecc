import { sql } from 'kysely'
import { type Clock, secondsAfter } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'

/** A shift: who comes back the next day looks anew. */
const foundSeconds = 12 * 3600
const recentAtMost = 6

interface FoundStore {
  readonly db: Db
  readonly clock: Pick<Clock, 'now'>
}

/** Whom a member of staff may open, by all that leads to what is theirs. */
export interface FoundCustomer {
  readonly id: string
  readonly customerKey: Buffer
  readonly holderKey: Buffer
}

type Keys = Pick<FoundCustomer, 'customerKey' | 'holderKey'>

/**
 * Keeps that these were found by somebody; each has one name for them, however often it is found. Who is being erased
 * holds their rows: those are left as they are, for nobody who searches waits, nor do colleagues behind them.
 */
export async function keepFound(
  { db, clock }: FoundStore,
  staffId: string,
  found: readonly Keys[],
): Promise<FoundCustomer[]> {
  if (found.length === 0) return []
  const now = clock.now()
  const ends = secondsAfter(now, foundSeconds)
  const keys = found.map(({ customerKey }) => customerKey)
  const { rows } = await sql<{ id: string; customer_key: Buffer }>`
    with known as (
      select id, customer_key from found_customer
      where staff_id = ${staffId} and customer_key = any(${keys}::bytea[])
    ), again as (
      update found_customer set found_at = ${now}, ends_at = ${ends}
      where id in (
        select id from found_customer
        where id in (select id from known) for no key update skip locked
      )
    ), anew as (
      insert into found_customer (id, staff_id, customer_key, holder_key, found_at, ends_at)
      select gen_random_uuid(), ${staffId}::uuid, asked.*, ${now}::timestamptz, ${ends}::timestamptz
      from unnest(${keys}::bytea[], ${found.map(({ holderKey }) => holderKey)}::bytea[])
        as asked (customer_key, holder_key)
      where asked.customer_key not in (select customer_key from known)
      on conflict (staff_id, customer_key) do update
      set found_at = excluded.found_at, ends_at = excluded.ends_at
      returning id, customer_key
    )
    select id, customer_key from known union all select id, customer_key from anew
  `.execute(db)
  return found.flatMap((each) => {
    const row = rows.find(({ customer_key }) => customer_key.equals(each.customerKey))
    return row ? [{ ...each, id: row.id }] : []
  })
}

/** The customer of this id, if this very member of staff has found them not long ago. */
export async function foundOf(
  { db, clock }: FoundStore,
  staffId: string,
  id: string,
): Promise<FoundCustomer | undefined> {
  const row = await db
    .selectFrom('found_customer')
    .select(['id', 'customer_key', 'holder_key'])
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .where('ends_at', '>', clock.now())
    .executeTakeFirst()
  return row && { id: row.id, customerKey: row.customer_key, holderKey: row.holder_key }
}

/** The last that somebody has found. */
export async function recentlyFound(
  { db, clock }: FoundStore,
  staffId: string,
): Promise<FoundCustomer[]> {
  const rows = await db
    .selectFrom('found_customer')
    .select(['id', 'customer_key', 'holder_key'])
    .where('staff_id', '=', staffId)
    .where('ends_at', '>', clock.now())
    .orderBy('found_at', 'desc')
    .orderBy('id')
    .limit(recentAtMost)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    customerKey: row.customer_key,
    holderKey: row.holder_key,
  }))
}
