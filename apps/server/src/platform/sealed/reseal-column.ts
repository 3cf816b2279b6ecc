import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import type { Keys } from '../keys/keys.ts'
import { sealedHeadLength } from '../keys/seals.ts'
import {
  keyColumns,
  keyValues,
  type RowKey,
  type RowKeys,
  rowKeysOf,
  type SealedColumn,
  type SealedValue,
  sealAnew,
} from './sealed-column.ts'

/** What a step of sealing anew came to. */
export interface Resealed {
  readonly done: number
  /** Places whose values do not open: damaged, or moved there from another row. */
  readonly unopened: readonly string[]
}

/** About so much is read at once: short statements, little memory. */
const bytesAtOnce = 1_000_000
const rowsAtOnce = 500
/** Until it is known how long values of a table are. */
const rowsAtFirst = 20

/**
 * Goes once through a table by its primary key, wherever its rows lie, and seals anew with the first data
 * key what lies under another. Whoever goes on writing meanwhile loses nothing; what they hold, or write
 * behind it, is left for the next time.
 */
export async function* resealColumn(
  { db, keys }: { readonly db: Db; readonly keys: Keys },
  column: SealedColumn,
): AsyncGenerator<Resealed> {
  const [number = 0] = keys.dataKeyNumbers
  const rowKeys = await rowKeysOf(db, column.table)
  // Of a table that was just filled, PostgreSQL knows nothing yet: it would go through all people of a group for each of them.
  if (!rowKeys.isSpread) await sql`analyze ${sql.table(column.table)}`.execute(db)
  let after: RowKey | undefined
  let longest = bytesAtOnce / rowsAtFirst
  do {
    const rows = Math.max(1, Math.min(rowsAtOnce, Math.floor(bytesAtOnce / longest)))
    const page = await column.readOthers(db, { keys: rowKeys, after, rows }, number)
    after = page.end
    longest = Math.max(1, longest / 2, page.longest)
    if (page.others.length === 0) continue
    const tried = page.others.map((value) => ({ ...value, fresh: sealAnew(keys, value) }))
    const opened = tried.flatMap(({ fresh, ...value }) => (fresh ? [{ ...value, fresh }] : []))
    const unopened = tried.filter(({ fresh }) => fresh === undefined).map(({ context }) => context)
    const done = opened.length === 0 ? 0 : await replaceValues(db, column, rowKeys, opened)
    yield { done, unopened }
  } while (after !== undefined)
}

interface Replacement extends SealedValue {
  readonly fresh: Buffer
}

type Column = Pick<SealedColumn, 'table' | 'column'>

/**
 * Puts values in the place of those that they were made of, and tells how many. A row that was changed
 * meanwhile is not what it was, and stays.
 */
async function replaceValues(
  db: Db,
  column: Column,
  keys: RowKeys,
  values: readonly Replacement[],
): Promise<number> {
  if (!keys.isSpread) return replaceAll(db, column, keys, values)
  let done = 0
  for (const value of values) done += await replaceOne(db, column, keys, value)
  return done
}

/**
 * In one statement, which waits for nobody: a row that somebody holds is passed over, so no transaction of
 * the service ever meets it in a deadlock.
 */
async function replaceAll(
  db: Db,
  { table, column }: Column,
  keys: RowKeys,
  values: readonly Replacement[],
): Promise<number> {
  const heads = values.map(({ sealed }) => sealed.subarray(0, sealedHeadLength))
  const partsOf = keys.parts.map((_, at) => sql`${values.map(({ key }) => key[at])}::text[]`)
  const names = keys.parts.map((_, at) => sql.ref(`part_${at}`))
  const given = keyValues(keys, (at) => sql.ref(`given.part_${at}`))
  const { numAffectedRows } = await sql`
    with given as (
      select * from unnest(${sql.join(partsOf)}, ${heads}::bytea[], ${values.map(({ fresh }) => fresh)}::bytea[])
        as given (${sql.join(names)}, head, fresh)
    ),
    free as (
      select ${sql.join(keys.parts.map(({ name }) => sql.ref(`kept.${name}`)))}, given.fresh as fresh_value
      from ${sql.table(table)} as kept join given on ${keyColumns(keys, 'kept')} = ${given}
      where substring(kept.${sql.ref(column)} from 1 for ${sql.lit(sealedHeadLength)}) = given.head
      for no key update of kept skip locked
    )
    update ${sql.table(table)} as kept set ${sql.ref(column)} = free.fresh_value from free
    where ${keyColumns(keys, 'kept')} = ${keyColumns(keys, 'free')}
  `.execute(db)
  return Number(numAffectedRows ?? 0n)
}

/** Several servers pass no row over, so each is a statement by itself: whoever waits holds nothing. */
async function replaceOne(
  db: Db,
  { table, column }: Column,
  keys: RowKeys,
  { key, sealed, fresh }: Replacement,
): Promise<number> {
  const head = sealed.subarray(0, sealedHeadLength)
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${fresh}::bytea
    where ${keyColumns(keys)} = ${keyValues(keys, (at) => sql`${key[at]}`)}
      and substring(${sql.ref(column)} from 1 for ${sql.lit(sealedHeadLength)}) = ${head}::bytea
  `.execute(db)
  return Number(numAffectedRows ?? 0n)
}
