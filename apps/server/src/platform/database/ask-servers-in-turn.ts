import { sql } from 'kysely'
import type { Db } from './database.ts'

/**
 * To be said first in a transaction that writes to a table of which every server has a copy: several
 * servers take that only where nothing before was asked of them all at once. One PostgreSQL takes it as
 * the setting of a program that it does not have.
 */
export async function askServersInTurn(transaction: Db): Promise<void> {
  await sql`select set_config('citus.multi_shard_modify_mode', 'sequential', true)`.execute(
    transaction,
  )
}
