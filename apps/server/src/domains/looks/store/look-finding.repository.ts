import type { FindingVerdict } from '@ecenter/contract/looks/desk/looks-at-desk.ts'
import type { UnusualRule } from '@ecenter/contract/looks/desk/unusual-rules.ts'
import { type Selectable, sql } from 'kysely'
import { object, parse, string } from 'valibot'
import { type Clock, daysAfter } from '../../../platform/clock/clock.ts'
import type { UnusualLookSettings } from '../../../platform/config/desk-settings.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { LookStore, LooksAsked } from './staff-looks.ts'
import { type CountedLooks, type CountingStore, countLooks } from './unusual-looks.ts'

/** What names a finding: one of a member of staff, of a rule, on a day. */
interface FindingKey {
  readonly staffId: string
  readonly rule: UnusualRule
  readonly day: string
}

export interface Finding extends FindingKey {
  readonly count: number
  readonly firstAt: Date
  readonly lastAt: Date
  readonly settled:
    | {
        readonly at: Date
        readonly by: string
        readonly verdict: FindingVerdict
        readonly note: string
      }
    | undefined
}

const secrets = object({ note: string() })

export function lookFindingContext({ staffId, rule, day }: FindingKey): string {
  return `look-finding/${staffId}/${rule}/${day}`
}

/** Keeps what is unusual of a period, so that it waits until somebody settles it; more of one opens it again. */
export async function keepFindings(
  store: CountingStore,
  period: Pick<LooksAsked, 'from' | 'until'>,
): Promise<void> {
  const found = together(await countLooks(store, period), store.settings.unusualLooks.from)
  if (found.length === 0) return
  await sql`
    insert into look_finding (staff_id, rule, day, count, first_at, last_at)
    select * from unnest(
      ${found.map(({ staffId }) => staffId)}::uuid[], ${found.map(({ rule }) => rule)}::text[],
      ${found.map(({ day }) => day)}::date[], ${found.map(({ count }) => count)}::int[],
      ${found.map(({ firstAt }) => firstAt)}::timestamptz[],
      ${found.map(({ lastAt }) => lastAt)}::timestamptz[]
    )
    on conflict (staff_id, rule, day) do update set count = excluded.count,
      first_at = excluded.first_at, last_at = excluded.last_at,
      settled_at = null, settled_by = null, verdict = null, sealed = null
    where look_finding.count < excluded.count
  `.execute(store.db)
}

/** One of each name; the same name of several customers on a day is one. */
function together(all: readonly CountedLooks[], from: UnusualLookSettings['from']): CountedLooks[] {
  const found = new Map<string, CountedLooks>()
  for (const one of all) {
    if (Number(one.count) < from[one.rule]) continue
    const name = lookFindingContext(one)
    const before = found.get(name)
    found.set(name, {
      ...one,
      count: Number(one.count) + (before?.count ?? 0),
      firstAt: earlier(one.firstAt, before?.firstAt),
      lastAt: later(one.lastAt, before?.lastAt),
    })
  }
  // The page and the minute job keep them at once: in two orders each could wait for the other.
  return [...found.keys()].toSorted().flatMap((name) => found.get(name) ?? [])
}

function earlier(one: Date, other: Date = one): Date {
  return one < other ? one : other
}

function later(one: Date, other: Date = one): Date {
  return one > other ? one : other
}

interface FindingsAsked {
  /** First and last day. */
  readonly from?: string
  readonly to?: string
  /** Of the staff of this branch alone. */
  readonly branch: string | undefined
  readonly isOpen?: boolean
  /** Whoever asks settles nothing about themselves, nor about who could come in as them. */
  readonly besides?: readonly string[]
}

function selectFindings({ db }: Pick<LookStore, 'db'>, asked: FindingsAsked) {
  const { from, to, branch, isOpen = false, besides = [] } = asked
  return db
    .selectFrom('look_finding')
    .$if(from !== undefined, (all) => all.where('day', '>=', from ?? ''))
    .$if(to !== undefined, (all) => all.where('day', '<=', to ?? ''))
    .$if(isOpen, (all) => all.where('settled_at', 'is', null))
    .$if(besides.length > 0, (all) => all.where('look_finding.staff_id', 'not in', besides))
    .$if(branch !== undefined, (all) =>
      all.where('look_finding.staff_id', 'in', (eb) =>
        eb
          .selectFrom('staff')
          .select('id')
          .where('branch', '=', branch ?? ''),
      ),
    )
}

/** Whichever were kept, settled or not; the latest first. */
export async function readFindings(
  store: LookStore,
  asked: FindingsAsked,
  limit = 1000,
): Promise<Finding[]> {
  const rows = await selectFindings(store, asked)
    .selectAll()
    .orderBy('last_at', 'desc')
    .orderBy('staff_id')
    .orderBy('rule')
    .limit(limit)
    .execute()
  return rows.map((row) => findingOf(store, row))
}

export async function countFindings(
  store: Pick<LookStore, 'db'>,
  asked: FindingsAsked,
): Promise<number> {
  const { total } = await selectFindings(store, asked)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Settles one that is open and stands at that count; false where there is none, or more of it has come since. */
export async function settleFinding(
  { db, keys }: LookStore,
  { count, ...key }: FindingKey & Pick<Finding, 'count'>,
  { at, by, verdict, note }: NonNullable<Finding['settled']>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('look_finding')
    .set({
      settled_at: at,
      settled_by: by,
      verdict,
      sealed: keys.seal(lookFindingContext(key), parse(secrets, { note })),
    })
    .where('staff_id', '=', key.staffId)
    .where('rule', '=', key.rule)
    .where('day', '=', key.day)
    .where('count', '=', count)
    .where('settled_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

function findingOf(
  { keys }: Pick<LookStore, 'keys'>,
  row: Selectable<Tables['look_finding']>,
): Finding {
  const { staff_id: staffId, rule, day, count, first_at, last_at, settled_at: at } = row
  const key = { staffId, rule, day }
  const { settled_by: by, verdict, sealed } = row
  const isSettled = at !== null && by !== null && verdict !== null && sealed !== null
  return {
    ...key,
    count,
    firstAt: first_at,
    lastAt: last_at,
    settled: isSettled
      ? { at, by, verdict, ...parse(secrets, keys.unseal(lookFindingContext(key), sealed)) }
      : undefined,
  }
}

/** The first day of which findings are kept still. */
export function findingsSince(clock: Pick<Clock, 'today'>, keptDays: number): string {
  return daysAfter(clock.today(), -keptDays)
}

/** Removes findings of so long ago, settled or not: what was done about them stays in the trail. */
export async function purgeFindings(
  db: Db,
  clock: Pick<Clock, 'today'>,
  keptDays: number,
): Promise<void> {
  await db.deleteFrom('look_finding').where('day', '<', findingsSince(clock, keptDays)).execute()
}
