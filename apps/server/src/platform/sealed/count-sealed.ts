import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import type { SealedColumn } from './sealed-column.ts'

/** How many values lie under which data key, by its number. */
export type SealedCounts = ReadonlyMap<number, number>

export async function countSealed(
  db: Db,
  { table, column }: Pick<SealedColumn, 'table' | 'column'>,
): Promise<SealedCounts> {
  // A part of a long value is read without the rest of it, which reading one byte by itself is not.
  const { rows } = await sql<{ head: Buffer; count: number }>`
    select substring(${sql.ref(column)} from 1 for 1) as head, count(*)::int as count
    from ${sql.table(table)} where ${sql.ref(column)} is not null group by 1
  `.execute(db)
  return new Map(rows.map(({ head, count }) => [head[0] ?? 0, count]))
}

/** How many of them lie under another key than this. */
export function othersIn(counts: SealedCounts, number: number): number {
  return [...counts].reduce((sum, [each, count]) => (each === number ? sum : sum + count), 0)
}
