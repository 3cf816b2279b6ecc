import { sql } from 'kysely'
import type { Db } from './database.ts'
import { distribution } from './distribution.ts'
import type { Tables } from './tables.ts'

/** What a service writes before it serves anybody. */
const ofStart: readonly string[] = ['known_key', 'search_secret'] satisfies (keyof Tables)[]

/** Whether this database was ever used: it holds something, whatever it is. */
export async function hasRows(db: Db): Promise<boolean> {
  for (const table of Object.keys(distribution).filter((name) => !ofStart.includes(name))) {
    const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(db)
    if (rows.length > 0) return true
  }
  return false
}
