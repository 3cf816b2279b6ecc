import { join } from 'node:path'
import type { Settings } from '../config/settings.ts'
import type { Log } from '../log/log.ts'
import { OperatorFault } from '../operator/operator-fault.ts'
import { type Database, openDatabase } from './database.ts'
import { refuseMissingCluster } from './embedded/refuse-missing-cluster.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { layoutAt } from './layout.ts'

export interface ConfiguredDatabase extends Database {
  readonly url: string
  /**
   * Closes it and, where nobody else uses the server, renames its files by this ending; says how they are called
   * then. Only of the embedded one.
   */
  closeAside?(ending: string, whileAlone: () => Promise<void>): Promise<string | undefined>
}

/**
 * What one process may have open: pool 10, jobs 4, pipelined 4, notifications, rows of the core 2, a long day of
 * figures, and presence; as much is left for commands.
 */
const connectionsOfOne = 23

const notSpread =
  'DATABASE_LOOKUP_URLS: the database is not spread over several servers, so there is no other one to ask'

/** The database that the settings name; without one the embedded, which ends with its last user. */
export async function openConfiguredDatabase(
  settings: Settings,
  log: Log,
): Promise<ConfiguredDatabase> {
  const { databaseUrl, lookupUrls, workers } = settings
  if (databaseUrl !== undefined) {
    const layout = await layoutAt(databaseUrl)
    if (layout === 'together' && lookupUrls.length > 0) throw new OperatorFault(notSpread)
    return { ...openDatabase({ url: databaseUrl, log, layout, lookupUrls }), url: databaseUrl }
  }
  const embedded = await startEmbeddedPostgres({
    folder: embeddedIn(settings),
    log,
    settings: { max_connections: `${Math.max(60, (workers + 1) * connectionsOfOne)}` },
  })
  const database = openDatabase({ url: embedded.url, log })
  return {
    ...database,
    url: embedded.url,
    async close() {
      await database.close()
      await embedded.stop()
    },
    async closeAside(ending, whileAlone) {
      await database.close()
      return embedded.stopAside(ending, whileAlone)
    },
  }
}

/** The same for a command, which makes no database. Throws `OperatorFault` where there is no embedded one. */
export async function openExistingDatabase(
  settings: Settings,
  log: Log,
): Promise<ConfiguredDatabase> {
  if (settings.databaseUrl === undefined) await refuseMissingCluster(embeddedIn(settings))
  return openConfiguredDatabase(settings, log)
}

/** The data folder of the embedded database. */
export function embeddedIn({ dataFolder }: Pick<Settings, 'dataFolder'>): string {
  return join(dataFolder, 'postgres')
}
