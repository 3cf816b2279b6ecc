import { type Kysely, type Migration, Migrator, sql } from 'kysely'

/**
 * Brings the schema up to date, all steps or none. Safe when several processes start at once: they
 * queue on an advisory lock, and the later ones find nothing left to do. It may take longer than a
 * customer's query, so it runs on one connection without the usual time limit.
 */
export async function migrate<Tables>(
  db: Kysely<Tables>,
  steps: Record<string, Migration>,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    try {
      await migrateOn(connection, steps)
    } finally {
      await sql`reset statement_timeout`.execute(connection)
    }
  })
}

async function migrateOn<Tables>(
  connection: Kysely<Tables>,
  steps: Record<string, Migration>,
): Promise<void> {
  const provider = { getMigrations: async () => steps }
  const { error, results = [] } = await new Migrator({
    db: connection,
    provider,
  }).migrateToLatest()
  if (error === undefined) return
  const failed = results.find(({ status }) => status === 'Error')?.migrationName
  const what = failed === undefined ? 'the migration' : `migration ${failed}`
  throw new Error(`${what} failed`, { cause: error })
}
