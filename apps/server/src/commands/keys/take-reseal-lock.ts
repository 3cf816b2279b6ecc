import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

/** Until this connection ends nobody else seals anew; false where somebody does already. */
export async function takeResealLock(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_lock(hashtextextended('sealing anew', 0)) as "isMine"
  `.execute(db)
  return rows[0]?.isMine ?? false
}
