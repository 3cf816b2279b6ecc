import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Makes all who wait for the same name go one after the other, each until its transaction ends. */
export async function waitForName(transaction: Db, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction)
}
