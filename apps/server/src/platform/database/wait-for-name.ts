import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Makes all who wait for the same name go one after the other, each until its transaction ends. */
export async function waitForName(transaction: Db, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction)
}

/** The same for who has no need to wait: whether the name is theirs until their transaction ends. */
export async function takeName(transaction: Db, name: string): Promise<boolean> {
  const { rows } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as "isMine"
  `.execute(transaction)
  return rows[0]?.isMine === true
}
