import { randomUUID } from 'node:crypto'
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

/** Keeps that these were found by somebody; each has one name for them, however often it is found. */
export async function keepFound(
  { db, clock }: FoundStore,
  staffId: string,
  found: readonly Keys[],
): Promise<FoundCustomer[]> {
  if (found.length === 0) return []
  const now = clock.now()
  const rows = await db
    .insertInto('found_customer')
    .values(
      found.map(({ customerKey, holderKey }) => ({
        id: randomUUID(),
        staff_id: staffId,
        customer_key: customerKey,
        holder_key: holderKey,
        found_at: now,
        ends_at: secondsAfter(now, foundSeconds),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['staff_id', 'customer_key']).doUpdateSet(({ ref }) => ({
        found_at: ref('excluded.found_at'),
        ends_at: ref('excluded.ends_at'),
      })),
    )
    .returning(['id', 'customer_key'])
    .execute()
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
