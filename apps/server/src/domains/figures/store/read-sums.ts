import { type RawBuilder, sql } from 'kysely'
import type { ReadDb } from '../../../platform/database/database.ts'
import { bucketCount } from '../../../platform/figures/day-figure.ts'
import type { Within } from '../../../platform/staff/within-branch.ts'
import { areaPrefix } from '../../places/rules/areas.ts'
import type { Sum, Sums } from '../rules/measure-values.ts'
import type { Dimension, Stock } from '../rules/report-rows.ts'

export interface SumsAsked {
  readonly flows: readonly string[]
  readonly stocks: readonly Stock[]
  readonly from: string
  readonly to: string
  readonly staffId?: string | undefined
  readonly branch?: string | undefined
  readonly staffIds?: readonly string[] | undefined
  readonly within?: Within
}

/** What figures are put together by: all of a period, or each of its days, months or shares. */
export type SumsBy = 'all' | 'day' | 'month' | Dimension

interface SumRow extends Sum {
  readonly key: string
  readonly measure: string
}

/** Adds up what the days came to, by key and measure. */
export async function readSums(
  db: ReadDb,
  asked: SumsAsked,
  by: SumsBy,
): Promise<ReadonlyMap<string, Sums>> {
  const { flows, stocks, from, to, staffId, branch, within } = asked
  const staffIds = asked.staffIds === undefined ? null : [...asked.staffIds]
  const { rows } = await sql<SumRow>`
    with last as (
      select stock.subject, stock.measure, max(rolled.day) as day
      from unnest(
        ${stocks.map(({ subject }) => subject)}::text[],
        ${stocks.map(({ measure }) => measure)}::text[]
      ) as stock (subject, measure)
      join rolled_day as rolled on rolled.subject = stock.subject
      where rolled.day between ${from} and ${to}
      group by stock.subject, stock.measure, ${periodOf(by)}
    )
    select ${keyOf(by, 'figure')} as key, measure, sum(count)::bigint as count,
      sum(sum)::bigint as sum,
      case when count(buckets) > 0 then array[${bucketSums}] end as buckets
    from day_figure as figure
    where (
        subject = any(${flows}) and day between ${from} and ${to}
        or (subject, day) in (select last.subject, last.day from last)
      )
      and (${staffId ?? null}::text is null or staff_id = ${staffId ?? null})
      and ${liesIn(branch)}
      and ${isOf(within)}
      and (${staffIds}::text[] is null or staff_id = any(${staffIds}::text[]))
    group by 1, measure
    union all
    -- A day that was counted and has no row had none of it; of a share of the house nobody knows that.
    select ${keyOf(by, 'last')}, last.measure, 0, 0, null from last
    where ${staffId ?? null}::text is null and ${branch ?? null}::text is null
      and ${within ?? null}::text is null
      and ${staffIds}::text[] is null and not exists (
        select from day_figure as known
        where known.subject = last.subject and known.day = last.day
          and known.measure = last.measure
      )
  `.execute(db)
  const sums = new Map<string, Map<string, Sum>>()
  for (const { key: of, measure, ...sum } of rows) {
    sums.set(of, (sums.get(of) ?? new Map()).set(measure, sum))
  }
  return sums
}

/** Who or what there is in a period, whatever it is narrowed down to. */
export async function readNames(
  db: ReadDb,
  { flows, from, to, within }: Pick<SumsAsked, 'flows' | 'from' | 'to' | 'within'>,
  of: 'staff_id' | 'branch',
): Promise<string[]> {
  const rows = await db
    .selectFrom('day_figure')
    .select(of)
    .distinct()
    .where('subject', 'in', flows)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where(of, '!=', '')
    .where(isOf(within))
    .orderBy(of)
    .execute()
  return rows.map((row) => row[of])
}

/**
 * Holds for figures of a branch. Cases and claims without an area are for all, as in their lists; what else knows no
 * branch is the head office's alone.
 */
function isOf(within: Within): RawBuilder<boolean> {
  if (within === undefined) return sql<boolean>`true`
  return sql<boolean>`(starts_with(branch, ${within}) or branch = '' and subject = any(${ofAll}))`
}

const ofAll = ['cases', 'claims', 'open-claims']

/** Holds for figures of an area and of all inside it, as the registry narrows cases down to one. */
function liesIn(area: string | undefined): RawBuilder<boolean> {
  if (area === undefined) return sql<boolean>`true`
  return sql<boolean>`starts_with(branch, ${areaPrefix(area)})`
}

/** When the days of these subjects were counted last. */
export async function readCountedAt(
  db: ReadDb,
  { flows, stocks }: Pick<SumsAsked, 'flows' | 'stocks'>,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('rolled_day')
    .select(({ fn }) => fn.max('rolled_at').as('at'))
    .where('subject', 'in', [...flows, ...stocks.map(({ subject }) => subject)])
    .executeTakeFirst()
  return row?.at ?? undefined
}

const bucketSums = sql.join(
  Array.from(
    { length: bucketCount },
    (_, at) => sql`coalesce(sum(buckets[${sql.lit(at + 1)}]), 0)::int`,
  ),
)

function keyOf(by: SumsBy, of: 'figure' | 'last'): RawBuilder<string> {
  if (by === 'day') return sql`${sql.ref(of)}.day::text`
  if (by === 'month') return sql`to_char(${sql.ref(of)}.day, 'YYYY-MM')`
  return by === 'all' || of === 'last' ? sql`''` : sql`${sql.ref(`figure.${by}`)}`
}

function periodOf(by: SumsBy): RawBuilder<unknown> {
  if (by === 'day') return sql`rolled.day`
  if (by === 'month') return sql`to_char(rolled.day, 'YYYY-MM')`
  return sql`''::text`
}
