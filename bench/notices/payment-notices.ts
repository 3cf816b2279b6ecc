import { join } from 'node:path'
import { migrations } from '../../apps/server/src/migrations/migrations.ts'
import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { admitKeys, demoKeyMaterial } from '../../apps/server/src/platform/keys/configured-keys.ts'
import { keysFrom } from '../../apps/server/src/platform/keys/keys.ts'
import { openLog } from '../../apps/server/src/platform/log/log.ts'
import type { Figure, Scenario } from '../figure.ts'
import { type Load, load, type Shot } from '../lookups/load.ts'
import { startServer } from '../lookups/start-server.ts'
import { type OwnPostgres, onOwnPostgres } from '../on-own-postgres.ts'
import { noticesFor } from './notices-for.ts'

const orders = 3000
const clients = 16
const seconds = 4

/**
 * Notices of paid orders through the whole service: each first one issues two policies with their
 * invoices and begins a delivery. Beside it the limit: bare node that stores each notice as it came.
 */
export const paymentNotices: Scenario = {
  name: 'payment-notices',
  run: () => onOwnPostgres('notices', measure),
}

async function measure({ folder, url, atEnd }: OwnPostgres): Promise<Figure[]> {
  const database = openDatabase({ url, log: openLog('silent') })
  await migrate(database.db, migrations)
  const keys = keysFrom(await admitKeys(database.db, demoKeyMaterial(join(folder, 'demo-keys'))))
  const notices = await noticesFor({ db: database.db, keys }, orders)
  await database.pool.query('analyze')
  await database.close()

  // The most that a notice can do.
  const env = {
    ...process.env,
    DATABASE_URL: url,
    DATA_FOLDER: folder,
    POLICIES_ISSUED_BY: 'service',
  }
  const bare = await startServer(new URL('bare.ts', import.meta.url), env)
  atEnd(() => bare.process.kill('SIGKILL'))
  const service = await startServer(new URL('../lookups/service.ts', import.meta.url), env)
  atEnd(() => service.process.kill('SIGKILL'))
  let sent = 0
  const nextFirst = (): Shot => {
    const notice = notices[sent++]
    if (notice === undefined) throw new Error('there are too few orders for this machine')
    return notice
  }
  const nextAgain = (): Shot => notices[sent++ % warm] ?? nextFirst()
  const isTaken = (answer: string) => answer === 'success'

  const warm = 100
  await load(service.port, clients, 1, nextFirst, isTaken)
  const first = await load(service.port, clients, seconds, nextFirst, isTaken)
  const again = await load(service.port, clients, seconds, nextAgain, isTaken)
  const limit = await load(bare.port, clients, seconds, nextAgain, isTaken)
  return [
    figure('payment notice that makes an order paid', { ours: first, limit, atLeast: 0.02 }),
    figure('payment notice that comes again', { ours: again, limit, atLeast: 0.1 }),
  ]
}

function figure(
  what: string,
  { ours, limit, atLeast }: { ours: Load; limit: Load; atLeast: number },
): Figure {
  const ratio = ours.perSecond / limit.perSecond
  return {
    what: `${what}, ${clients} clients`,
    ours: Math.round(ours.perSecond),
    unit: '/s',
    beside: [{ name: 'bare node and one insert', value: Math.round(limit.perSecond) }],
    ratio,
    reach: `≥ ${atLeast}`,
    isReached: ratio >= atLeast,
  }
}
