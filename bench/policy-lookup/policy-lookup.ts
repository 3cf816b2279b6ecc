import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrations } from '../../apps/server/src/migrations/migrations.ts'
import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/platform/database/embedded-postgres.ts'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { demoKeyMaterial } from '../../apps/server/src/platform/keys/demo-keys.ts'
import { keysFrom } from '../../apps/server/src/platform/keys/keys.ts'
import { openLog } from '../../apps/server/src/platform/log/log.ts'
import { plateDoor } from '../../apps/server/src/records/policies/policy-doors.ts'
import { urlOf } from '../../packages/contract/src/call.ts'
import { wapCarProperty } from '../../packages/contract/src/policies/wap-car-property.ts'
import type { Figure, Scenario } from '../figure.ts'
import { type Load, load, type Shot } from './load.ts'
import { cookieOf, prepare, typedCode } from './prepare.ts'

const sizes = { customers: 10_000, sessions: 90_000 }
const clients = 16
const rounds = 4
const seconds = 4

/** A car policy lookup through the whole service, beside bare node with the same SELECT. */
export const policyLookup: Scenario = {
  name: 'policy-lookup',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'ecenter-lookup-'))
    const log = openLog('silent')
    const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), log })
    const database = openDatabase({ url: postgres.url, log })
    await migrate(database.db, migrations)
    const keys = keysFrom(demoKeyMaterial(join(folder, 'demo-keys')))
    const customers = await prepare(database, keys, sizes)
    await database.close()

    const env = { ...process.env, DATABASE_URL: postgres.url, DATA_FOLDER: folder }
    const bare = await startServer('bare.ts', env)
    const service = await startServer('service.ts', env)
    const doors = customers.map(({ licenseNo, identifyNumber }) =>
      JSON.stringify({ door: plateDoor(keys, licenseNo, identifyNumber).toString('hex') }),
    )
    let asked = 0
    let session = 0
    const nextBare = (): Shot => ({
      path: '/',
      headers: {},
      body: doors[asked++ % doors.length] ?? '',
    })
    const nextLookup = (): Shot => {
      const { licenseNo, identifyNumber } = customers[session % customers.length] ?? {}
      return {
        path: urlOf(wapCarProperty),
        headers: { cookie: `sid=${cookieOf(session++)}` },
        body: JSON.stringify({ licenseNo, identifyNumber, verificationCode: typedCode }),
      }
    }

    const results = { bare: [] as Load[], service: [] as Load[] }
    for (let round = 0; round <= rounds; round++) {
      const limit = await load(bare.port, clients, seconds, nextBare, hasPolicies)
      const ours = await load(service.port, clients, seconds, nextLookup, isFound)
      // The first round only warms both up.
      if (round === 0) continue
      results.bare.push(limit)
      results.service.push(ours)
    }
    for (const { process: child } of [bare, service]) child.kill('SIGKILL')
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
    return figuresOf(median(results.service), median(results.bare))
  },
}

function hasPolicies(answer: string): boolean {
  return answer.startsWith('[{')
}

function isFound(answer: string): boolean {
  return answer.includes('"resultCode":"1"') && answer.includes('maskedPolicyNo')
}

function figuresOf(ours: Load, limit: Load): Figure[] {
  const throughput = ours.perSecond / limit.perSecond
  const slowest = ours.p99 / limit.p99
  return [
    {
      what: 'car policy lookup, whole service, 16 clients',
      ours: Math.round(ours.perSecond),
      unit: '/s',
      beside: [{ name: 'bare node and the same SELECT', value: Math.round(limit.perSecond) }],
      ratio: throughput,
      reach: '≥ 0.5',
      isReached: throughput >= 0.5,
    },
    {
      what: 'the same, p99',
      ours: ours.p99,
      unit: 'ms',
      beside: [{ name: 'bare node and the same SELECT', value: limit.p99 }],
      ratio: slowest,
      reach: '≤ 3',
      isReached: slowest <= 3,
    },
  ]
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

async function startServer(
  file: string,
  env: NodeJS.ProcessEnv,
): Promise<{ port: number; process: ChildProcess }> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), { env })
  const address = await new Promise<{ port: number }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { port: number }))
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
  })
  return { port: address.port, process: child }
}
