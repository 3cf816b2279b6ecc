import { type AliasedRawBuilder, type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import type { Db } from '../database.ts'
import { layoutOf } from '../layout.ts'
import type { Tables } from '../tables.ts'
import { type LookupKeyTable, leadsTo } from './lookup-key-tables.ts'
import {
  columnsOf,
  intersect,
  joinedLookupKeys,
  type LookupKeyRow,
  listedLookupKeys,
  listName,
  type Parts,
  readLookupKeys,
  type Stated,
} from './lookup-key-text.ts'

/** Lookup keys, and how what they lead to is joined. */
export interface Behind<Table extends LookupKeyTable> {
  /** To select from: lookup keys of the first fact that lead to what every other fact leads to as well. */
  readonly lookupKeys: AliasedRawBuilder<Selectable<Tables[Table]>, 'key'>
  /** For a join with `lookupKeys`: it leads to the row of this table. */
  to(other: string): RawBuilder<SqlBool>
}

/**
 * Where a search by lookup keys begins; the ones of many requests a second begin at `behindStatement`. One
 * PostgreSQL finds lookup keys and what they lead to by the one statement that the caller makes of this. Of several
 * servers those that have the lookup keys are asked first; what the caller then asks names the customers, and so
 * concerns their servers alone. Of one fact `atMost` so many of its lookup keys are read, whichever.
 */
export async function behind<Table extends LookupKeyTable>(
  db: Db,
  table: Table,
  facts: readonly Stated[],
  atMost?: number,
): Promise<Behind<Table>> {
  if (layoutOf(db) === 'together') {
    return {
      lookupKeys: fill<Selectable<Tables[Table]>>(
        joinedLookupKeys(table, facts.length, atMost),
        facts,
      ).as('key'),
      to: (other) => sql.raw(leadsTo(table, other)),
    }
  }
  const { rows } = await fill<LookupKeyRow>(readLookupKeys(table, atMost), [facts.flat()]).execute(
    db,
  )
  const found = intersect(table, rows, facts)
  const customers = found.map(({ customer_key }) => customer_key)
  return {
    lookupKeys: fill<Selectable<Tables[Table]>>(
      listedLookupKeys(table),
      columnsOf(table, found),
    ).as<'key'>(sql.raw(listName(table))),
    to: (other) =>
      sql`${sql.raw(leadsTo(table, other))} and ${sql.ref(`${other}.customer_key`)} = any(${customers}::bytea[])`,
  }
}

function fill<Row>(parts: Parts, values: readonly unknown[]): RawBuilder<Row> {
  return sql<Row>(Object.assign([...parts], { raw: parts }), ...values)
}
