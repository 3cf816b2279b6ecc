import { type AliasedRawBuilder, type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import type { Db } from '../database.ts'
import { layoutOf } from '../layout.ts'
import type { Tables } from '../tables.ts'
import { type DoorTable, leadsTo } from './lookup-key-tables.ts'
import {
  columnsOf,
  type DoorRow,
  intersect,
  joinedDoors,
  listedDoors,
  listName,
  type Parts,
  readDoors,
  type Stated,
} from './lookup-key-text.ts'

/** Doors, and how what they lead to is joined. */
export interface Behind<Table extends DoorTable> {
  /** To select from: doors of the first fact that lead to what every other fact leads to as well. */
  readonly doors: AliasedRawBuilder<Selectable<Tables[Table]>, 'door'>
  /** For a join with `doors`: it leads to the row of this table. */
  to(other: string): RawBuilder<SqlBool>
}

/**
 * Where a search by lookup keys begins; the ones of many requests a second begin at `behindStatement`. One
 * PostgreSQL finds doors and what they lead to by the one statement that the caller makes of this. Of several
 * servers those that have the doors are asked first; what the caller then asks names the customers, and so
 * concerns their servers alone.
 */
export async function behind<Table extends DoorTable>(
  db: Db,
  table: Table,
  facts: readonly Stated[],
): Promise<Behind<Table>> {
  if (layoutOf(db) === 'together') {
    return {
      doors: fill<Selectable<Tables[Table]>>(joinedDoors(table, facts.length), facts).as('door'),
      to: (other) => sql.raw(leadsTo(table, other)),
    }
  }
  const { rows } = await fill<DoorRow>(readDoors(table), [facts.flat()]).execute(db)
  const found = intersect(table, rows, facts)
  const customers = found.map(({ customer_key }) => customer_key)
  return {
    doors: fill<Selectable<Tables[Table]>>(listedDoors(table), columnsOf(table, found)).as<'door'>(
      sql.raw(listName(table)),
    ),
    to: (other) =>
      sql`${sql.raw(leadsTo(table, other))} and ${sql.ref(`${other}.customer_key`)} = any(${customers}::bytea[])`,
  }
}

function fill<Row>(parts: Parts, values: readonly unknown[]): RawBuilder<Row> {
  return sql<Row>(Object.assign([...parts], { raw: parts }), ...values)
}
