import { join } from 'node:path'
import { readSettings } from '../../apps/server/src/platform/config/settings.ts'
import { type Database, openDatabase } from '../../apps/server/src/platform/database/database.ts'
import {
  configuredMaterial,
  openMaterial,
} from '../../apps/server/src/platform/keys/configured-keys.ts'
import { type Keys, keysFrom } from '../../apps/server/src/platform/keys/keys.ts'
import { openLog } from '../../apps/server/src/platform/log/log.ts'
import { type Nginx, startNginx } from '../machines/nginx.ts'
import { openFolder } from '../machines/open-folder.ts'
import { hostsOf, type Postgres, startPrimary, startReplica } from '../machines/postgres.ts'
import { type Service, startService } from '../machines/service.ts'

/** Everything that serves in the drill, and what its judge looks into afterwards. */
export interface Scene {
  readonly primary: Postgres
  readonly replica: Postgres
  readonly services: readonly [Service, Service, Service]
  readonly nginx: Nginx
  readonly env: NodeJS.ProcessEnv
  readonly database: Database
  readonly keys: Keys
  close(): Promise<void>
}

/** Three processes on one database with a synchronous replica, one folder and one set of keys, behind nginx. */
export async function openScene(): Promise<Scene> {
  const folder = await openFolder()
  const primary = await startPrimary(folder.path)
  const replica = await startReplica(folder.path, primary)
  const env = {
    DATABASE_URL: hostsOf(primary, replica),
    DATA_FOLDER: join(folder.path, 'data'),
    // The demo's core knows only the orders with which a demo is loaded.
    POLICIES_ISSUED_BY: 'service',
    LOG_LEVEL: 'warn',
  }
  // The first one loads the demo; the others find it there.
  const first = await startService(env)
  const [second, third] = await Promise.all([startService(env), startService(env)])
  const services = [first, second, third] as const
  const ports = services.map(({ port }) => port)
  const nginx = await startNginx(folder.path, ports)
  const database = openDatabase({ url: env.DATABASE_URL, log: openLog('silent') })
  return {
    primary,
    replica,
    services,
    nginx,
    env,
    database,
    keys: keysFrom(
      await openMaterial(database.db, configuredMaterial(readSettings(env, folder.path))),
    ),
    async close() {
      await database.close()
      await nginx.stop()
      await Promise.all(services.map((service) => service.kill()))
      await replica.stop('immediate')
      await primary.stop('immediate')
      await folder.remove()
    },
  }
}
