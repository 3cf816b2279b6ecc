import { sql } from 'kysely'
import type { ReadDb } from '../../src/platform/database/database.ts'

/** What a statement of a test answers, whatever it reads. */
export async function rowsOf<Row>(db: ReadDb, statement: string): Promise<readonly Row[]> {
  const { rows } = await sql.raw<Row>(statement).execute(db)
  return rows
}
