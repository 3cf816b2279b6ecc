import { type RawBuilder, sql } from 'kysely'
import type { ReadDb } from '../../../platform/database/database.ts'
import { bucketCount } from '../../../platform/figures/day-figure.ts'
import type { Sum, Sums } from '../rules/measure-values.ts'
import type { Dimension } from '../rules/report-rows.ts'

export interface SumsAsked {
  readonly flows: readonly string[]
  readonly stocks: readonly string[]
  readonly from: string
  readonly to: string
  readonly staffId?: string | undefined
  readonly branch?: string | undefined
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
  const { flows, stocks, from, to, staffId, branch } = asked
  const key = keyOf(by)
  const { rows } = await sql<SumRow>`
    select ${key} as key, measure, sum(count)::bigint as count, sum(sum)::bigint as sum,
      case when count(buckets) > 0 then array[${bucketSums}] end as buckets
    from day_figure as figure
    where (
        subject = any(${flows}) and day between ${from} and ${to}
        or (subject, day) in (
          select last.subject, max(last.day) from day_figure as last
          where last.subject = any(${stocks}) and last.day between ${from} and ${to}
          group by last.subject, ${periodOf(by)}
        )
      )
      and (${staffId ?? null}::text is null or staff_id = ${staffId ?? null})
      and (${branch ?? null}::text is null or branch = ${branch ?? null})
    group by 1, measure
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
  { flows, from, to }: Pick<SumsAsked, 'flows' | 'from' | 'to'>,
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
    .orderBy(of)
    .execute()
  return rows.map((row) => row[of])
}

/** When the days of these subjects were counted last. */
export async function readCountedAt(
  db: ReadDb,
  { flows, stocks }: Pick<SumsAsked, 'flows' | 'stocks'>,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('rolled_day')
    .select(({ fn }) => fn.max('rolled_at').as('at'))
    .where('subject', 'in', [...flows, ...stocks])
    .executeTakeFirst()
  return row?.at ?? undefined
}

const bucketSums = sql.join(
  Array.from(
    { length: bucketCount },
    (_, at) => sql`coalesce(sum(buckets[${sql.lit(at + 1)}]), 0)::int`,
  ),
)

function keyOf(by: SumsBy): RawBuilder<string> {
  if (by === 'all') return sql`''`
  if (by === 'day') return sql`figure.day::text`
  if (by === 'month') return sql`to_char(figure.day, 'YYYY-MM')`
  return sql`${sql.ref(`figure.${by}`)}`
}

function periodOf(by: SumsBy): RawBuilder<unknown> {
  if (by === 'day') return sql`last.day`
  if (by === 'month') return sql`to_char(last.day, 'YYYY-MM')`
  return sql`''::text`
}
