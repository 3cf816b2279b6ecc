import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrations } from '../../apps/server/src/migrations/migrations.ts'
import { type Db, openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/platform/database/embedded-postgres.ts'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { demoKeyMaterial } from '../../apps/server/src/platform/keys/demo-keys.ts'
import { type Keys, keysFrom } from '../../apps/server/src/platform/keys/keys.ts'
import { openLog } from '../../apps/server/src/platform/log/log.ts'
import { type Call, urlOf } from '../../packages/contract/src/call.ts'
import type { Customer } from './customers.ts'
import { type Load, load, type Shot } from './load.ts'
import { cookieOf, prepare, typedCode } from './prepare.ts'
import { startServer } from './start-server.ts'

const sizes = { customers: 10_000, sessions: 90_000 }
const clients = 16
const rounds = 4
const seconds = 4

/** One way of looking something up, through the whole service and beside bare node. */
export interface Lookup {
  /** A plain call whose code is typed as `verificationCode`. */
  readonly call: Call
  /** What bare node selects by a door, `$1`. */
  readonly select: string
  doorOf(keys: Keys, customer: Customer): Buffer
  factsOf(customer: Customer): object
  isFound(answer: string): boolean
  /** Stores what customers have beside their policies. */
  prepare?(
    store: { readonly db: Db; readonly keys: Keys },
    customers: readonly Customer[],
  ): Promise<void>
}

/** Both in turns, after one round that only warms them up; the median of the rounds counts. */
export async function measureLookup(lookup: Lookup): Promise<{ ours: Load; limit: Load }> {
  const folder = mkdtempSync(join(tmpdir(), 'ecenter-lookup-'))
  const log = openLog('silent')
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), log })
  const database = openDatabase({ url: postgres.url, log })
  await migrate(database.db, migrations)
  const keys = keysFrom(demoKeyMaterial(join(folder, 'demo-keys')))
  const customers = await prepare(database, keys, sizes)
  await lookup.prepare?.({ db: database.db, keys }, customers)
  await database.pool.query('analyze')
  await database.close()

  const given = { DATABASE_URL: postgres.url, DATA_FOLDER: folder, SELECT: lookup.select }
  const env = { ...process.env, ...given }
  const bare = await startServer(new URL('bare.ts', import.meta.url), env)
  const service = await startServer(new URL('service.ts', import.meta.url), env)
  const doors = customers.map((customer) =>
    JSON.stringify({ door: lookup.doorOf(keys, customer).toString('hex') }),
  )
  const bodies = customers.map((customer) =>
    JSON.stringify({ ...lookup.factsOf(customer), verificationCode: typedCode }),
  )
  let asked = 0
  let session = 0
  const nextBare = (): Shot => ({
    path: '/',
    headers: {},
    body: doors[asked++ % doors.length] ?? '',
  })
  const nextLookup = (): Shot => ({
    path: urlOf(lookup.call),
    body: bodies[session % bodies.length] ?? '',
    headers: { cookie: `sid=${cookieOf(session++)}` },
  })

  const results = { bare: [] as Load[], service: [] as Load[] }
  for (let round = 0; round <= rounds; round++) {
    const limit = await load(bare.port, clients, seconds, nextBare, hasRows)
    const ours = await load(service.port, clients, seconds, nextLookup, lookup.isFound)
    if (round === 0) continue
    results.bare.push(limit)
    results.service.push(ours)
  }
  for (const { process: child } of [bare, service]) child.kill('SIGKILL')
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
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
