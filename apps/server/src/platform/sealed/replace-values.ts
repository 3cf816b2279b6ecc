import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { sealedHeadLength } from '../keys/seals.ts'
import { keyColumns, keyValues, type RowKeys } from './row-keys.ts'
import type { SealedColumn, SealedValue } from './sealed-column.ts'

interface Replacement extends SealedValue {
  readonly fresh: Buffer
}

type Column = Pick<SealedColumn, 'table' | 'column'>

/**
 * Puts values in the place of those that they were made of, and tells how many. A row that was changed
 * meanwhile is not what it was, and stays.
 */
export async function replaceValues(
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
