import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { distribution } from '../database/distribution.ts'
import { layoutOf } from '../database/layout.ts'
import type { Tables } from '../database/tables.ts'

/** What tells the rows of a table apart, and whether they lie on several servers. */
export interface RowKeys {
  readonly parts: readonly { readonly name: string; readonly type: string }[]
  readonly isSpread: boolean
}

/** A row by its key: each part as PostgreSQL writes it, which loses nothing. */
export type RowKey = readonly string[]

/** Asked of the database, so that a table has its key written down once. */
export async function rowKeysOf(db: Db, table: keyof Tables): Promise<RowKeys> {
  const { rows: parts } = await sql<RowKeys['parts'][number]>`
    select attname as name, format_type(atttypid, atttypmod) as type
    from pg_index
    cross join lateral unnest(indkey::int2[]) with ordinality as part (number, rank)
    join pg_attribute on attrelid = indrelid and attnum = part.number
    where indrelid = ${table}::regclass and indisprimary
    order by rank
  `.execute(db)
  if (parts.length === 0) throw new Error(`${table} has no primary key`)
  const isSpread = distribution[table] !== 'on one server' && layoutOf(db) === 'spread'
  return { parts, isSpread }
}

/** The key of a row as one value. */
export function keyText({ parts }: RowKeys): RawBuilder<RowKey> {
  return sql`array[${sql.join(parts.map(({ name }) => sql`${sql.ref(name)}::text`))}]`
}

/** The same part by part, in the types of their columns, of what stands as text in `given`. */
export function keyValues(
  { parts }: RowKeys,
  textOf: (at: number) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`(${sql.join(parts.map(({ type }, at) => sql`${textOf(at)}::${sql.raw(type)}`))})`
}

export function keyColumns({ parts }: RowKeys, of?: string): RawBuilder<unknown> {
  return sql`(${sql.join(keyOrder({ parts }, of))})`
}

export function keyOrder({ parts }: Pick<RowKeys, 'parts'>, of?: string): RawBuilder<unknown>[] {
  return parts.map(({ name }) => sql.ref(of === undefined ? name : `${of}.${name}`))
}
