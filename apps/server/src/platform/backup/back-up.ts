import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { sql } from 'kysely'
import type { Settings } from '../config/settings.ts'
import { embeddedIn } from '../database/configured-database.ts'
import { type Db, openDatabase } from '../database/database.ts'
import { refuseMissingCluster } from '../database/embedded/refuse-missing-cluster.ts'
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { layoutAt } from '../database/layout.ts'
import type { Log } from '../log/log.ts'
import { OperatorFault } from '../operator/operator-fault.ts'
import { backUpCluster } from './back-up-cluster.ts'
import { type BackupFolder, openBackupFolder } from './backup-folder.ts'
import { dumpDatabase } from './client-tools.ts'
import { demoKeyFiles, services } from './layout.ts'
import { type Manifest, writeManifest } from './manifest.ts'

interface Wanted {
  readonly settings: Settings
  readonly log: Log
  /** Where to; it is made, or is there and empty. */
  readonly to: string
  /** Of the service that makes it. */
  readonly version: string
}

/**
 * Backs up database and files of customers while the service runs, and of a demo its keys. The files
 * come after the database: one without a row harms nobody. Throws in words for an operator.
 */
export async function backUp({ settings, log, to, version }: Wanted): Promise<Manifest> {
  refuseWithin(settings.dataFolder, to)
  if (settings.databaseUrl === undefined) await refuseMissingCluster(embeddedIn(settings))
  const backup = await openBackupFolder(to)
  const database = await backUpDatabase(settings, log, backup)
  await addIfThere(backup, join(settings.dataFolder, 'files'))
  if (hasOwnKeys(settings)) await addDemoKeys(backup, settings.dataFolder)
  const made: Manifest = { format: 1, version, ...database, ...backup.contents() }
  await writeManifest(to, made)
  return made
}

/** A backup beside what it is a backup of goes with it, and would grow by itself. */
function refuseWithin(dataFolder: string, to: string): void {
  const way = relative(dataFolder, resolve(to))
  if (!way.startsWith('..'))
    throw new OperatorFault(`${to} is in the data folder itself: name another`)
}

async function backUpDatabase(
  settings: Settings,
  log: Log,
  backup: BackupFolder,
): Promise<Pick<Manifest, 'madeAt' | 'schema' | 'database'>> {
  const { databaseUrl } = settings
  if (databaseUrl !== undefined) {
    if ((await layoutAt(databaseUrl)) === 'spread') throw new OperatorFault(backedUpEach)
    const schema = await schemaAt(databaseUrl, log)
    const madeAt = new Date().toISOString()
    await dumpDatabase(databaseUrl, join(backup.path, services.dump))
    await backup.addWritten(services.dump)
    return { madeAt, schema, database: 'dump' }
  }
  const embedded = await startEmbeddedPostgres({ folder: embeddedIn(settings), log })
  try {
    const schema = await schemaAt(embedded.url, log)
    const moment = await backUpCluster(embedded, backup, services.cluster)
    return { madeAt: moment.toISOString(), schema, database: 'cluster' }
  } finally {
    await embedded.stop()
  }
}

/** A dump would hold what lies at the coordinator, and of customers nothing. */
const backedUpEach =
  'the database lies on several servers: back up each of them by its own means, up to one ' +
  'citus_create_restore_point, and then the folder of files (docs/operations.md, "Backups of several servers")'

async function schemaAt(url: string, log: Log): Promise<string> {
  const { db, close } = openDatabase({ url, log, size: 1 })
  try {
    return await lastStep(db)
  } finally {
    await close()
  }
}

async function lastStep(db: Db): Promise<string> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('kysely_migration') is not null as "isThere"
  `.execute(db)
  if (rows[0]?.isThere !== true)
    throw new OperatorFault('there is nothing to back up: no table was made')
  const steps = await sql<{ name: string }>`
    select name from kysely_migration order by name desc limit 1
  `.execute(db)
  return steps.rows[0]?.name ?? ''
}

async function addIfThere(backup: BackupFolder, files: string): Promise<void> {
  // Half a file is one that is being written: no row names it.
  if (existsSync(files))
    await backup.addTree(files, services.files, (path) => !path.endsWith('.half'))
}

/** Keys that were given are given again: a copy of them beside the data would make them no use. */
function hasOwnKeys({ mode, keys }: Settings): boolean {
  return mode === 'demo' && keys.DATA_KEYS === undefined
}

async function addDemoKeys(backup: BackupFolder, dataFolder: string): Promise<void> {
  for (const name of demoKeyFiles) await backup.addFile(join(dataFolder, name), name)
}
