import { type Selectable, sql } from 'kysely'
import type { Db } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { Keys } from '../keys/keys.ts'
import { sealedHeadLength } from '../keys/seals.ts'

/** A column whose values are sealed with a data key, and where each of them was sealed for. */
export interface SealedColumn {
  readonly table: keyof Tables
  readonly column: string
  /** Where the value of a row was sealed for. */
  placeOf(row: Readonly<Record<string, unknown>>): string
  /** What lies in some blocks of the table under another data key than this. */
  readOthers(db: Db, blocks: Blocks, number: number): Promise<SealedValue[]>
}

/** A part of a table as it lies on the disk, the end not with it. */
export interface Blocks {
  readonly from: number
  readonly to: number
}

export interface SealedValue {
  /** Which version of which row. */
  readonly ctid: string
  readonly sealed: Buffer
  readonly place: string
}

type Named<Table extends keyof Tables> = keyof Selectable<Tables[Table]> & string

/** `placedBy` names the columns of which `place` makes where a row's value was sealed for. */
export function sealedColumn<Table extends keyof Tables, PlacedBy extends Named<Table>>(
  table: Table,
  column: Named<Table>,
  placedBy: readonly PlacedBy[],
  place: (row: Pick<Selectable<Tables[Table]>, PlacedBy>) => string,
): SealedColumn {
  return {
    table,
    column,
    // A row that was selected whole has the columns that its place is made of.
    placeOf: (row) => place(row as Pick<Selectable<Tables[Table]>, PlacedBy>),
    async readOthers(db, { from, to }, number) {
      const columns = placedBy.map((name) => sql`, ${sql.ref(name)}`)
      const { rows } = await sql<
        Pick<Selectable<Tables[Table]>, PlacedBy> & Pick<SealedValue, 'ctid' | 'sealed'>
      >`
        select ctid::text as ctid, ${sql.ref(column)} as sealed ${sql.join(columns, sql``)}
        from ${sql.table(table)}
        where ctid >= ${`(${from},0)`}::tid and ctid < ${`(${to},0)`}::tid
          and substring(${sql.ref(column)} from 1 for 1) <> ${Buffer.from([number])}
      `.execute(db)
      return rows.map((row) => ({ ctid: row.ctid, sealed: row.sealed, place: place(row) }))
    },
  }
}

/** A value sealed anew; undefined where it does not open. */
export function sealAnew(
  keys: Keys,
  { place, sealed }: Pick<SealedValue, 'place' | 'sealed'>,
): Buffer | undefined {
  try {
    return keys.sealBytes(place, keys.unsealBytes(place, sealed))
  } catch {
    return undefined
  }
}

/**
 * Puts values in the place of those that they were made of, in one statement, and tells how many. It waits
 * for nobody: a row that somebody holds is passed over, so no transaction of the service ever meets it
 * in a deadlock. A row that was changed meanwhile is not what it was, and stays.
 */
export async function replaceValues(
  db: Db,
  { table, column }: Pick<SealedColumn, 'table' | 'column'>,
  values: readonly (Pick<SealedValue, 'ctid' | 'sealed'> & { readonly fresh: Buffer })[],
): Promise<number> {
  const ctids = values.map(({ ctid }) => ctid)
  const heads = values.map(({ sealed }) => sealed.subarray(0, sealedHeadLength))
  const { numAffectedRows } = await sql`
    with given as (
      select * from unnest(${ctids}::tid[], ${heads}::bytea[], ${values.map(({ fresh }) => fresh)}::bytea[])
        as given (at, head, fresh)
    ),
    free as (
      select kept.ctid as at, given.fresh from ${sql.table(table)} as kept join given on given.at = kept.ctid
      where kept.ctid = any (${ctids}::tid[])
        and substring(kept.${sql.ref(column)} from 1 for ${sql.lit(sealedHeadLength)}) = given.head
      for no key update of kept skip locked
    )
    update ${sql.table(table)} as kept set ${sql.ref(column)} = free.fresh from free
    where kept.ctid = free.at and kept.ctid = any (${ctids}::tid[])
  `.execute(db)
  return Number(numAffectedRows ?? 0n)
}
