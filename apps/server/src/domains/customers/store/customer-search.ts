import { randomUUID } from 'node:crypto'
import type { SearchPurpose } from '@ecenter/contract/customers/desk/search-customers.ts'
import { sql } from 'kysely'
import { type Clock, secondsAfter } from '../../../platform/clock/clock.ts'
import type { Settings } from '../../../platform/config/settings.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Known } from './colleagues-among.ts'

interface SearchStore {
  readonly db: Db
  readonly clock: Pick<Clock, 'now'>
}

const daySeconds = 86_400
/** So long it is seen how many customers somebody looks for. */
const searchesKeptSeconds = 90 * daySeconds
/** So long colleagues read what came of a call. */
const callNotesKeptSeconds = 2 * 365 * daySeconds
const searchersAtMost = 50

interface Noted extends Known {
  readonly purpose: SearchPurpose
  readonly found: number
}

export async function noteSearch(
  { db, clock }: SearchStore,
  staffId: string,
  { purpose, found, isColleague, isOneself }: Noted,
): Promise<void> {
  await db
    .insertInto('customer_search')
    .values({
      id: randomUUID(),
      staff_id: staffId,
      at: clock.now(),
      purpose,
      found,
      is_colleague: isColleague,
      is_oneself: isOneself,
    })
    .execute()
}

export interface Searcher {
  readonly staffId: string
  readonly account: string
  readonly searches: number
  readonly inVain: number
  readonly atNight: number
  /** In which somebody was found who is called like a colleague, or like themselves. */
  readonly forColleagues: number
  readonly forOneself: number
  readonly lastAt: Date
}

/** Who of a branch, or of all, looked for customers in the last day; who looked for most in front. */
export async function searchersOfDay(
  { db, clock, settings }: SearchStore & { readonly settings: Pick<Settings, 'unusualLooks'> },
  branch: string | undefined,
): Promise<Searcher[]> {
  const { night } = settings.unusualLooks
  const hour = sql<number>`extract(hour from search.at at time zone 'Asia/Shanghai')`
  const rows = await db
    .selectFrom('customer_search as search')
    .innerJoin('staff', 'staff.id', 'search.staff_id')
    .where('search.at', '>', secondsAfter(clock.now(), -daySeconds))
    .$if(branch !== undefined, (all) => all.where('staff.branch', '=', branch ?? ''))
    .groupBy(['staff.id', 'staff.account'])
    .select(['staff.id', 'staff.account'])
    .select([
      sql<number>`count(*)::int`.as('searches'),
      sql<number>`(count(*) filter (where found = 0))::int`.as('in_vain'),
      sql<number>`(count(*) filter (where ${hour} >= ${night.from} or ${hour} < ${night.until}))::int`.as(
        'at_night',
      ),
      sql<number>`(count(*) filter (where is_colleague))::int`.as('for_colleagues'),
      sql<number>`(count(*) filter (where is_oneself))::int`.as('for_oneself'),
      sql<Date>`max(search.at)`.as('last_at'),
    ])
    .orderBy('searches', 'desc')
    .orderBy('staff.id')
    .limit(searchersAtMost)
    .execute()
  return rows.map((row) => ({
    staffId: row.id,
    account: row.account,
    searches: row.searches,
    inVain: row.in_vain,
    atNight: row.at_night,
    forColleagues: row.for_colleagues,
    forOneself: row.for_oneself,
    lastAt: row.last_at,
  }))
}

/** Removes what no longer counts: old searches, names of customers, calls, and why somebody looked. */
export async function purgeLooking({ db, clock }: SearchStore): Promise<void> {
  const now = clock.now()
  const before = secondsAfter(now, -searchesKeptSeconds)
  await db.deleteFrom('customer_search').where('at', '<', before).execute()
  const notedBefore = secondsAfter(now, -callNotesKeptSeconds)
  await db.deleteFrom('call_note').where('at', '<', notedBefore).execute()
  await db.deleteFrom('found_customer').where('ends_at', '<', now).execute()
  await db.deleteFrom('staff_purpose').where('ends_at', '<', now).execute()
  await db.deleteFrom('phone_call').where('ends_at', '<', now).execute()
}
