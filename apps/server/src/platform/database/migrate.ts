import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import { OperatorFault } from '../operator/operator-fault.ts'
import { whereOf } from '../operator/where-of.ts'
import { openLoneConnection } from './connections/lone-connection.ts'
import { refuseFormerSchema } from './former-schema.ts'

/** The schema could not be brought up to date, and is as it was before. */
export class MigrationFailed extends OperatorFault {}

type Steps = Record<string, Migration>

/** The same on a connection of its own, which waits as long as a step takes. */
export async function migrateAlone(url: string, steps: Steps): Promise<void> {
  const { db, close } = await openLoneConnection(url, 'ecenter migration')
  await migrate(db, steps).finally(close)
}

/**
 * Brings the schema up to date, all steps or none. Safe when several processes start at once: they
 * queue on an advisory lock, and the later ones find nothing left to do. It may take longer than a
 * customer's query, so it runs on one connection without the usual time limit.
 */
export async function migrate<Tables>(db: Kysely<Tables>, steps: Steps): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    try {
      await migrateOn(connection, steps)
    } finally {
      await sql`reset statement_timeout`.execute(connection)
    }
  })
}

async function migrateOn<Tables>(connection: Kysely<Tables>, steps: Steps): Promise<void> {
  await refuseFormerSchema(connection)
  await refuseNewer(connection, steps)
  const provider = { getMigrations: async () => steps }
  const { error, results = [] } = await new Migrator({
    db: connection,
    provider,
  }).migrateToLatest()
  if (error === undefined) return
  const failed = results.find(({ status }) => status === 'Error')?.migrationName
  if (failed === undefined) throw error
  throw new MigrationFailed(
    `migration ${failed} failed${whereOf(error)}: the database is as it was before`,
    { cause: error },
  )
}

/** What a later version made may be other than what this one expects. */
async function refuseNewer<Tables>(connection: Kysely<Tables>, steps: Steps): Promise<void> {
  const { rows: tables } = await sql<{ isThere: boolean }>`
    select to_regclass('kysely_migration') is not null as "isThere"
  `.execute(connection)
  if (tables[0]?.isThere !== true) return
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration where name <> all(${Object.keys(steps)}) order by name limit 1
  `.execute(connection)
  const [unknown] = rows
  if (unknown === undefined) return
  throw new MigrationFailed(
    `the database is of a newer version, which made ${unknown.name}: start that one, or restore a backup from before`,
  )
}
