import { join } from 'node:path'
import { findCarPolicies } from '@ecenter/contract/policies/find-car-policy.ts'
import { migrations } from '../../apps/server/src/migrations/migrations.ts'
import { connectionWithin } from '../../apps/server/src/platform/database/connections/connection-within.ts'
import { openLoneConnection } from '../../apps/server/src/platform/database/connections/lone-connection.ts'
import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/platform/database/embedded-postgres.ts'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { admitKeys, demoKeyMaterial } from '../../apps/server/src/platform/keys/configured-keys.ts'
import { type KeyMaterial, keysFrom } from '../../apps/server/src/platform/keys/keys.ts'
import { openLog } from '../../apps/server/src/platform/log/log.ts'
import { urlOf } from '../../packages/contract/src/call.ts'
import type { Figure, Scenario } from '../figure.ts'
import { type AtEnd, inOwnFolder } from '../in-own-folder.ts'
import type { Customer } from '../lookups/customers.ts'
import { type Load, load } from '../lookups/load.ts'
import { cookieOf, prepare, typedCode } from '../lookups/prepare.ts'
import { startServer } from '../lookups/start-server.ts'
import { median } from '../median.ts'
import { fillPolicies } from './fill-policies.ts'

/** Each has a compulsory and a commercial policy. */
const customers = 5000
const policies = { small: 2 * customers, large: 10_000_000 }
type Size = keyof typeof policies

const sessions = 60_000
const clients = 16
const rounds = 8
const seconds = 4
const log = openLog('silent')

/**
 * The lookup by plate and ID number through the whole service, among few policies and among very many. It takes
 * half an hour and 40 GB of disk, so it runs only when it is asked for.
 */
export const size: Scenario = {
  name: 'size',
  isLong: true,
  run: () =>
    inOwnFolder('size', async (folder, atEnd) => {
      const asked = await fill(folder)
      return figuresOf(await measure({ folder, atEnd }, asked))
    }),
}

/** Two databases of one server, which is told to hurry until they are full. */
async function fill(folder: string): Promise<readonly Customer[]> {
  const settings = { fsync: 'off', full_page_writes: 'off', max_wal_size: '4GB' }
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), log, settings })
  try {
    const material = demoKeyMaterial(join(folder, 'demo-keys'))
    const known = await fillOne(postgres.url, 'small', material)
    await fillOne(postgres.url, 'large', material)
    return known
  } finally {
    await postgres.stop()
  }
}

async function fillOne(
  url: string,
  name: Size,
  material: KeyMaterial,
): Promise<readonly Customer[]> {
  const server = await openLoneConnection(url, 'bench')
  await connectionWithin(server.db).run('', `create database ${name}`, [])
  await server.close()
  const database = openDatabase({ url: urlTo(url, name), log })
  await migrate(database.db, migrations)
  const keys = keysFrom(await admitKeys(database.db, material))
  const known = await prepare(database, keys, { customers, sessions })
  await database.close()

  const filling = await openLoneConnection(urlTo(url, name), 'bench')
  const connection = connectionWithin(filling.db)
  await fillPolicies(connection, policies[name] - policies.small)
  await connection.run('', 'vacuum (analyze)', [])
  await filling.close()
  return known
}

/** In turns, after one round that only warms them up. */
async function measure(
  { folder, atEnd }: { readonly folder: string; readonly atEnd: AtEnd },
  asked: readonly Customer[],
): Promise<Readonly<Record<Size, Load>>> {
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), log })
  atEnd(() => postgres.stop())
  const small = await serve('small')
  const large = await serve('large')
  const results = { small: [] as Load[], large: [] as Load[] }
  for (let round = 0; round <= rounds; round++) {
    const few = await small.ask()
    const many = await large.ask()
    if (round === 0) continue
    results.small.push(few)
    results.large.push(many)
  }
  return { small: middleOf(results.small), large: middleOf(results.large) }

  async function serve(name: Size) {
    const env = { ...process.env, DATABASE_URL: urlTo(postgres.url, name), DATA_FOLDER: folder }
    const service = await startServer(new URL('../lookups/service.ts', import.meta.url), env)
    atEnd(() => service.process.kill('SIGKILL'))
    let session = 0
    const next = () => {
      const { licenseNo, identifyNumber } = asked[session % asked.length] as Customer
      const headers = { cookie: `sid=${cookieOf(session++)}` }
      const body = JSON.stringify({ licenseNo, identifyNumber, verificationCode: typedCode })
      return { path: urlOf(findCarPolicies), headers, body }
    }
    return { ask: () => load(service.port, clients, seconds, next, isFound) }
  }
}

function isFound(answer: string): boolean {
  return answer.includes('"resultCode":"1"') && answer.includes('maskedPolicyNo')
}

function middleOf(loads: readonly Load[]): Load {
  return {
    perSecond: median(loads.map(({ perSecond }) => perSecond)),
    p50: median(loads.map(({ p50 }) => p50)),
    p99: median(loads.map(({ p99 }) => p99)),
  }
}

function figuresOf({ small, large }: Readonly<Record<Size, Load>>): Figure[] {
  return [
    {
      what: 'car policy lookup among 10 million policies, p50',
      ours: large.p50,
      unit: 'ms',
      beside: [{ name: 'among 10 thousand', value: small.p50 }],
      ratio: large.p50 / small.p50,
      reach: '≤ 1.1',
      isReached: large.p50 / small.p50 <= 1.1,
    },
    {
      what: 'car policy lookup among 10 million policies, p99',
      ours: large.p99,
      unit: 'ms',
      beside: [{ name: 'among 10 thousand', value: small.p99 }],
      ratio: large.p99 / small.p99,
      reach: '–',
      isReached: true,
    },
  ]
}

function urlTo(url: string, database: string): string {
  const to = new URL(url)
  to.pathname = `/${database}`
  return to.href
}
