import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { listOfRowRefs, type RowRef } from '../row-refs.ts'
import { type LookupKeyTable, lookupKeyTables } from './lookup-key-tables.ts'

type LookupKeysOfRows = Exclude<LookupKeyTable, 'promoter_code' | 'person_lookup_key'>

/** Takes away every lookup key that leads to one of these, whatever it was made of. */
export async function removeLookupKeys(
  db: Db,
  table: LookupKeysOfRows,
  rowRefs: readonly RowRef[],
): Promise<void> {
  const id = sql.ref(`key.${lookupKeyTables[table].id[0]}`)
  await sql`
    delete from ${sql.table(table)} as key using ${listOfRowRefs(rowRefs)}
    where key.customer_key = row_ref.customer_key and ${id} = row_ref.id
  `.execute(db)
}
