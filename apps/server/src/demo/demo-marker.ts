import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import { OperatorFault } from '../platform/operator/operator-fault.ts'

const words = 'ecenter demo data of '

/**
 * A database of the demo says so in the comment of its table `policy`: no table of its own that
 * production would carry along, kept by backups, and open to the role that made the table.
 */
export async function markAsDemo(db: Db, today: string): Promise<void> {
  await sql`comment on table policy is ${sql.lit(words + today)}`.execute(db)
}

/** The day from which the demo's days are reckoned; nothing where the database is not the demo's. */
export async function demoDay(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ comment: string | null }>`
    select obj_description('policy'::regclass, 'pg_class') as comment
  `.execute(db)
  const comment = rows[0]?.comment
  return comment?.startsWith(words) ? comment.slice(words.length) : undefined
}

/** Production never runs on made-up customers. */
export async function refuseDemoData(db: Db): Promise<void> {
  if ((await demoDay(db)) === undefined) return
  throw new OperatorFault('DATABASE_URL holds demo data; production needs a database of its own')
}
