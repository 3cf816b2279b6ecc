import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { listOfPlaces, type Place } from '../places.ts'
import { type DoorTable, doorTables } from './lookup-key-tables.ts'

type DoorsOfRows = Exclude<DoorTable, 'promoter_code' | 'person_lookup_key'>

/** Takes away every door that leads to one of these, whatever it was made of. */
export async function removeDoors(
  db: Db,
  table: DoorsOfRows,
  places: readonly Place[],
): Promise<void> {
  const id = sql.ref(`door.${doorTables[table].id[0]}`)
  await sql`
    delete from ${sql.table(table)} as door using ${listOfPlaces(places)}
    where door.customer_key = place.customer_key and ${id} = place.id
  `.execute(db)
}
