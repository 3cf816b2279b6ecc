import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { distribution } from '../database/distribution.ts'
import { layoutOf } from '../database/layout.ts'
import type { Tables } from '../database/tables.ts'
import type { Keys } from '../keys/keys.ts'

/** A column whose values are sealed with a data key, and where each of them was sealed for. */
export interface SealedColumn {
  readonly table: keyof Tables
  readonly column: string
  /** Where the value of a row was sealed for. */
  contextOf(row: Readonly<Record<string, unknown>>): string
  /** Some rows of the table, and what of them lies under another data key than this. */
  readOthers(db: Db, page: Page, number: number): Promise<PageRead>
}

/** The next rows of a table by their key. */
interface Page {
  readonly keys: RowKeys
  /** Where the page before it ended; undefined at the beginning. */
  readonly after: RowKey | undefined
  readonly rows: number
}

interface PageRead {
  readonly others: readonly SealedValue[]
  /** Where the next page begins behind; undefined where there is none. */
  readonly end: RowKey | undefined
  /** Bytes of the longest value. */
  readonly longest: number
}

export interface SealedValue {
  readonly key: RowKey
  readonly sealed: Buffer
  readonly context: string
}

type Named<Table extends keyof Tables> = keyof Selectable<Tables[Table]> & string

type Values<Table extends keyof Tables, Columns extends readonly Named<Table>[]> = {
  readonly [At in keyof Columns]: Selectable<Tables[Table]>[Columns[At]]
}

/** `contextColumns` names the columns of whose values `context` makes the encryption context, in their order. */
export function sealedColumn<
  Table extends keyof Tables,
  const Columns extends readonly Named<Table>[],
>(
  table: Table,
  contextColumns: Columns,
  context: (...values: Values<Table, Columns>) => string,
  column: Named<Table> | 'sealed' = 'sealed',
): SealedColumn {
  // A row that was selected whole has the columns that its context is made of.
  const contextOf: SealedColumn['contextOf'] = (row) =>
    context(...(contextColumns.map((name) => row[name]) as unknown as Values<Table, Columns>))
  return {
    table,
    column,
    contextOf,
    async readOthers(db, { keys, after, rows: atMost }, number) {
      const columns = contextColumns.map((name) => sql`, ${sql.ref(name)}`)
      const behind =
        after === undefined
          ? sql``
          : sql`where ${keyColumns(keys)} > ${keyValues(keys, (at) => sql`${after[at]}`)}`
      // Asked by the first byte alone, a long value is not read whole to find that it is fine.
      const { rows } = await sql<{
        readonly key_of_row: RowKey
        readonly bytes_of_row: number | null
        readonly sealed_of_row: Buffer | null
      }>`
        select ${keyText(keys)} as key_of_row, octet_length(${sql.ref(column)}) as bytes_of_row,
          case when substring(${sql.ref(column)} from 1 for 1) <> ${Buffer.from([number])}::bytea
            then ${sql.ref(column)} end as sealed_of_row
          ${sql.join(columns, sql``)}
        from ${sql.table(table)} ${behind}
        order by ${sql.join(keyOrder(keys, table))} limit ${sql.lit(atMost)}
      `.execute(db)
      return {
        others: rows.flatMap((row) =>
          row.sealed_of_row === null
            ? []
            : [{ key: row.key_of_row, sealed: row.sealed_of_row, context: contextOf({ ...row }) }],
        ),
        end: rows.length < atMost ? undefined : rows.at(-1)?.key_of_row,
        longest: Math.max(0, ...rows.map((row) => row.bytes_of_row ?? 0)),
      }
    },
  }
}

/** A value sealed anew; undefined where it does not open. */
export function sealAnew(
  keys: Keys,
  { context, sealed }: Pick<SealedValue, 'context' | 'sealed'>,
): Buffer | undefined {
  try {
    return keys.sealBytes(context, keys.unsealBytes(context, sealed))
  } catch {
    return undefined
  }
}

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
function keyText({ parts }: RowKeys): RawBuilder<RowKey> {
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

function keyOrder({ parts }: Pick<RowKeys, 'parts'>, of?: string): RawBuilder<unknown>[] {
  return parts.map(({ name }) => sql.ref(of === undefined ? name : `${of}.${name}`))
}
