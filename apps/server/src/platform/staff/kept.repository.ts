import { sql } from 'kysely'
import { parse, record, string } from 'valibot'
import { type Clock, secondsAfter } from '../clock/clock.ts'
import type { Db } from '../database/database.ts'
import type { Keys } from '../keys/keys.ts'

interface KeptStore {
  readonly db: Db
  readonly keys: Keys
}

const values = record(string(), string())

/** Where something that a member of staff keeps is sealed for. */
export function keptContext(staffId: string, place: string): string {
  return `staff-kept/${staffId}/${place}`
}

/** What was touched last in front. */
export async function readKept({ db, keys }: KeptStore, staffId: string) {
  const rows = await db
    .selectFrom('staff_kept')
    .select(['place', 'sealed'])
    .where('staff_id', '=', staffId)
    .orderBy('changed_at', 'desc')
    .orderBy('place')
    .execute()
  return rows.map(({ place, sealed }) => ({
    place,
    values: parse(values, keys.unseal(keptContext(staffId, place), sealed)),
  }))
}

interface Kept {
  readonly staffId: string
  readonly place: string
  /** Undefined where nothing is to be kept there any more. */
  readonly values: Readonly<Record<string, string>> | undefined
}

interface Room {
  /** Of words that were begun; of more, those that were touched longest ago go. */
  readonly begun: number
  /** Of views, and as many of settings. */
  readonly forGood: number
}

/** What stays until its owner removes it, by the beginning of its place. */
const forGood = ['view/', 'setting/'] as const

/** False where there is no room: what stays for good never goes by itself, so one more of it is not kept. */
export async function keep(
  { db, keys, clock }: KeptStore & { readonly clock: Pick<Clock, 'now'> },
  { staffId, place, values }: Kept,
  room: Room,
): Promise<boolean> {
  if (values === undefined) {
    await db
      .deleteFrom('staff_kept')
      .where('staff_id', '=', staffId)
      .where('place', '=', place)
      .execute()
    return true
  }
  const kind = forGood.find((beginning) => place.startsWith(beginning))
  if (kind !== undefined && (await countOthers(db, { staffId, place, kind })) >= room.forGood) {
    return false
  }
  const row = { changed_at: clock.now(), sealed: keys.seal(keptContext(staffId, place), values) }
  await db
    .insertInto('staff_kept')
    .values({ staff_id: staffId, place, ...row })
    .onConflict((conflict) => conflict.columns(['staff_id', 'place']).doUpdateSet(row))
    .execute()
  await sql`
    delete from staff_kept where staff_id = ${staffId} and place in (
      select place from staff_kept
      where staff_id = ${staffId} and place not like 'view/%' and place not like 'setting/%'
      order by changed_at desc, place offset ${room.begun}
    )
  `.execute(db)
  return true
}

async function countOthers(
  db: Db,
  { staffId, place, kind }: Omit<Kept, 'values'> & { readonly kind: string },
): Promise<number> {
  const { count } = await db
    .selectFrom('staff_kept')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('staff_id', '=', staffId)
    .where('place', 'like', `${kind}%`)
    .where('place', '!=', place)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Removes what anybody keeps of these things, by their ids anywhere in a place; answers how much that was. */
export async function removeKeptOf(db: Db, ids: readonly string[]): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from staff_kept where string_to_array(place, '/') && ${ids}::text[]
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}

const keptDays = 30
/** By these nobody can tell any more whose words they are: no erasure finds them, so they go after a day. */
const ofOneDay = /^((case|lead|report|link)-intake|call-note|ask-document|only-proven-ask)\//.source

/** What was begun and never sent; a view or setting is kept as long as its owner wants it. */
export async function purgeKept(db: Db, clock: Pick<Clock, 'now'>): Promise<void> {
  await db
    .deleteFrom('staff_kept')
    .where('changed_at', '<', secondsAfter(clock.now(), -86_400))
    .where('place', '~', ofOneDay)
    .execute()
  await db
    .deleteFrom('staff_kept')
    .where('changed_at', '<', secondsAfter(clock.now(), -keptDays * 86_400))
    .where('place', 'not like', 'view/%')
    .where('place', 'not like', 'setting/%')
    .execute()
}
