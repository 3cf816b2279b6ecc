import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { demoOutlets } from '../../apps/server/src/demo/outlets/demo-outlets.ts'
import { storeOutlets } from '../../apps/server/src/domains/outlets/store/outlet.repository.ts'
import { migrations } from '../../apps/server/src/migrations/migrations.ts'
import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { admitKeys, demoKeyMaterial } from '../../apps/server/src/platform/keys/configured-keys.ts'
import { type Keys, keysFrom } from '../../apps/server/src/platform/keys/keys.ts'
import { openLog } from '../../apps/server/src/platform/log/log.ts'
import type { Customer } from '../lookups/customers.ts'
import { prepare } from '../lookups/prepare.ts'
import type { OwnPostgres } from '../on-own-postgres.ts'

const sizes = { customers: 2000, sessions: 40_000 }
const outletCount = 2000

/** Customers, sessions with a code each, and outlets; answers with what is needed to ask for them. */
export async function fill({
  folder,
  url,
}: OwnPostgres): Promise<{ readonly customers: readonly Customer[]; readonly keys: Keys }> {
  const database = openDatabase({ url, log: openLog('silent') })
  await migrate(database.db, migrations)
  const keys = keysFrom(await admitKeys(database.db, demoKeyMaterial(join(folder, 'demo-keys'))))
  const customers = await prepare(database, keys, sizes)
  const some = demoOutlets()
  const outlets = Array.from({ length: outletCount }, (_, at) => some[at % some.length])
    .filter((outlet) => outlet !== undefined)
    .map((outlet) => ({ ...outlet, id: randomUUID() }))
  await storeOutlets(database, outlets)
  await database.pool.query('analyze')
  await database.close()
  return { customers, keys }
}
