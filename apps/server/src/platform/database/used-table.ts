import { sql } from 'kysely'
import type { Db } from './database.ts'
import { distribution } from './distribution.ts'
import type { Tables } from './tables.ts'

/** What a service writes before it serves anybody. */
const ofStart: readonly string[] = ['known_key', 'search_secret'] satisfies (keyof Tables)[]

/** All that holds data of who is served. */
export const tablesOfUse: readonly string[] = Object.keys(distribution).filter(
  (name) => !ofStart.includes(name),
)

/** A table that holds something; undefined of a database that nobody has used yet. */
export async function usedTable(db: Db): Promise<string | undefined> {
  for (const table of tablesOfUse) {
    const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(db)
    if (rows.length > 0) return table
  }
  return undefined
}
