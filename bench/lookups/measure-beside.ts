import { join } from 'node:path'
import { migrations } from '../../apps/server/src/migrations/migrations.ts'
import { type Database, openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { admitKeys, demoKeyMaterial } from '../../apps/server/src/platform/keys/configured-keys.ts'
import { type Keys, keysFrom } from '../../apps/server/src/platform/keys/keys.ts'
import { openLog } from '../../apps/server/src/platform/log/log.ts'
import { type OwnPostgres, onOwnPostgres } from '../on-own-postgres.ts'
import { type Load, load, type Shot } from './load.ts'
import { startServer } from './start-server.ts'

const clients = 16
const rounds = 4
const seconds = 4

/** What is asked of the whole service, and of bare node with the same SELECT. */
export interface Asked {
  nextBare(): Shot
  nextOurs(): Shot
  isFound(answer: string): boolean
  /** Left out where bare node answers with rows. */
  isBareFound?(answer: string): boolean
}

export interface Contest {
  /** What bare node selects by one text, `$1`; left out where it has a program of its own. */
  readonly select?: string
  /** The program that bare node runs, where one SELECT is not all that there is. */
  readonly bare?: URL
  /** Fills an empty database; what comes back is told the port of the service once that runs. */
  prepare(database: Database, keys: Keys): Promise<(port: number) => Promise<Asked>>
}

/** Both in turns, after one round that only warms them up; the median of the rounds counts. */
export function measureBeside(contest: Contest): Promise<{ ours: Load; limit: Load }> {
  return onOwnPostgres('lookup', (own) => measure(contest, own))
}

async function measure(
  contest: Contest,
  { folder, url, atEnd }: OwnPostgres,
): Promise<{ ours: Load; limit: Load }> {
  const database = openDatabase({ url, log: openLog('silent') })
  await migrate(database.db, migrations)
  const keys = keysFrom(await admitKeys(database.db, demoKeyMaterial(join(folder, 'demo-keys'))))
  const open = await contest.prepare(database, keys)
  await database.pool.query('analyze')
  await database.close()

  const given = { DATABASE_URL: url, DATA_FOLDER: folder, SELECT: contest.select ?? '' }
  // Who opens sessions comes from many networks.
  const env = { ...process.env, ...given, TRUST_PROXY: '127.0.0.1' }
  const bare = await startServer(contest.bare ?? new URL('bare.ts', import.meta.url), env)
  atEnd(() => bare.process.kill('SIGKILL'))
  const service = await startServer(new URL('service.ts', import.meta.url), env)
  atEnd(() => service.process.kill('SIGKILL'))
  const { nextBare, nextOurs, isFound, isBareFound = hasRows } = await open(service.port)

  const results = { bare: [] as Load[], service: [] as Load[] }
  for (let round = 0; round <= rounds; round++) {
    const limit = await load(bare.port, clients, seconds, nextBare, isBareFound)
    const ours = await load(service.port, clients, seconds, nextOurs, isFound)
    if (round === 0) continue
    results.bare.push(limit)
    results.service.push(ours)
  }
  return { ours: median(results.service), limit: median(results.bare) }
}

function hasRows(answer: string): boolean {
  return answer.startsWith('[{')
}

function median(loads: readonly Load[]): Load {
  const middle = (pick: (load: Load) => number) =>
    loads.map(pick).sort((one, other) => one - other)[Math.floor(loads.length / 2)] ?? 0
  return {
    perSecond: middle(({ perSecond }) => perSecond),
    p50: middle(({ p50 }) => p50),
    p99: middle(({ p99 }) => p99),
  }
}
