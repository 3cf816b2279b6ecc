import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { findCarPolicies } from '@ecenter/contract/policies/find-car-policy.ts'
import { policies } from '../../apps/server/src/domains/policies/import/policies.ts'
import { columnsOf } from '../../apps/server/src/imports/columns.ts'
import { csvHeadings, csvRows } from '../../apps/server/src/imports/write-csv.ts'
import { migrations } from '../../apps/server/src/migrations/migrations.ts'
import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import type { Layout } from '../../apps/server/src/platform/database/layout.ts'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { admitKeys, demoKeyMaterial } from '../../apps/server/src/platform/keys/configured-keys.ts'
import { keysFrom } from '../../apps/server/src/platform/keys/keys.ts'
import { askNode, citusNodes } from '../../apps/server/test/citus/nodes.ts'
import { silentLog } from '../../apps/server/test/fakes/silent-log.ts'
import { buildTemplate, copyDatabase, dropTemplates } from '../../apps/server/test/test-database.ts'
import { importApart } from '../../bench/imports/import-apart.ts'
import type { Customer } from '../../bench/lookups/customers.ts'
import { type Load, load } from '../../bench/lookups/load.ts'
import { cookieOf, prepare, typedCode } from '../../bench/lookups/prepare.ts'
import { startServer } from '../../bench/lookups/start-server.ts'
import { median } from '../../bench/median.ts'
import { urlOf } from '../../packages/contract/src/call.ts'
import { generatedPolicies } from '../../tools/generate/policies.ts'
import { addPolicies, type PatientClient, patientClient } from './fill-million.ts'
import { fillTrail } from './fill-trail.ts'

/*
 * Figures of docs/operations.md: one PostgreSQL beside Citus, on the same machine, both with so many policies. Each line ends with
 * the load of the machine before it, which says how far it is to be believed.
 */
const count = Number(process.env.POLICIES ?? 1_000_000)
const imported = 10_000
const clients = 16
const rounds = Number(process.env.ROUNDS ?? 5)
const seconds = 4
let sessionsTaken = 0
const tables = ['policy', 'policy_lookup_key'] as const

const folder = mkdtempSync(join(tmpdir(), 'ecenter-measure-'))
const material = demoKeyMaterial(join(folder, 'demo-keys'))
const file = policiesFile()
// The import looks for its keys beside its file.
copyFileSync(join(folder, 'demo-keys'), `${file}.keys`)
const template = await buildTemplate()
const one = await opened('one PostgreSQL', 'template1', 'together')
const spread = await opened('Citus', template, 'spread')
for (const place of [one, spread]) await fill(place)
await measureLookups()
for (const { database } of [one, spread]) await database.drop()
await dropTemplates(template)
rmSync(folder, { recursive: true })

interface Place {
  readonly name: string
  readonly layout: Layout
  readonly database: Awaited<ReturnType<typeof copyDatabase>>
  readonly known: readonly Customer[]
}

async function opened(name: string, from: string, layout: Layout): Promise<Place> {
  const database = await copyDatabase(from, layout)
  if (layout === 'together') await migrate(database.db, migrations)
  const keys = keysFrom(await admitKeys(database.db, material))
  const toLook = openDatabase({ url: database.url, log: silentLog, layout })
  const known = await prepare(toLook, keys, { customers: 1000, sessions: 30_000 })
  tell(name, 'looks by one chain, entry and what its person reads', await fillTrail(toLook, keys))
  await toLook.close()
  return { name, layout, database, known }
}

async function fill(place: Place): Promise<void> {
  const { name, database } = place
  const client = await patientClient(database.url)
  const fillLog = await logWritten()
  const filling = await timed(() => addPolicies(client, count))
  const perPolicy = ((await logWritten()) - fillLog) / count
  tell(name, `${count} policies added`, `${Math.round(count / filling)}/s`)
  tell(name, 'log for a policy with its lookup keys', `${Math.round(perPolicy)} bytes`)
  for (const table of tables) {
    const { rows, indexes } = await sizesOf(client, table, place)
    tell(name, `${table}, rows and indexes`, `${megabytes(rows)} and ${megabytes(indexes)} MB`)
  }
  const importLog = await logWritten()
  const { rows, seconds: took } = await importApart(database.url, file)
  tell(name, `import of ${rows} policies into these`, `${Math.round(rows / took)}/s`)
  const perRow = ((await logWritten()) - importLog) / rows
  tell(name, 'log for an imported policy', `${Math.round(perRow)} bytes`)
  await client.ask(
    `update policy set premium_fen = premium_fen + 1 where get_byte(car_key, 0) < 26`,
  )
  const vacuum = await timed(() => client.ask(`vacuum (analyze) ${tables.join(', ')}`))
  tell(name, 'vacuum after a tenth of the policies was changed', `${vacuum.toFixed(1)} s`)
  await client.close()
}

async function measureLookups(): Promise<void> {
  const workers = citusNodes()
    .slice(1)
    .map((node) => atPort(spread.database.url, new URL(node).port))
  const services = [
    await serve(one, {}),
    await serve(spread, {}),
    await serve(spread, { DATABASE_LOOKUP_URLS: workers.join(' ') }),
  ]
  const loads = services.map((): Load[] => [])
  // After one round that only warms them up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [at, { ask }] of services.entries()) {
      const measured = await ask()
      if (round > 0) loads[at]?.push(measured)
    }
  }
  const names = [one.name, spread.name, `${spread.name}, lookups at the workers`]
  for (const [at, name] of names.entries()) {
    const middle = (pick: (one: Load) => number) => median((loads[at] ?? []).map(pick))
    const rate = middle(({ perSecond }) => perSecond).toFixed(0)
    const [p50, p99] = [middle((one) => one.p50).toFixed(0), middle((one) => one.p99).toFixed(0)]
    tell(name, `lookups by ${clients} at once`, `${rate}/s, ${p50} ms p50, ${p99} ms p99`)
  }
  for (const { end } of services) end()
}

async function serve({ database, known }: Place, more: NodeJS.ProcessEnv) {
  const env = { ...process.env, DATABASE_URL: database.url, DATA_FOLDER: folder, ...more }
  const service = await startServer(new URL('../../bench/lookups/service.ts', import.meta.url), env)
  process.once('exit', () => service.process.kill('SIGKILL'))
  const next = () => {
    const session = sessionsTaken++
    const { licenseNo, identifyNumber } = known[session % known.length] as Customer
    const headers = { cookie: `sid=${cookieOf(session)}` }
    const body = JSON.stringify({ licenseNo, identifyNumber, verificationCode: typedCode })
    return { path: urlOf(findCarPolicies), headers, body }
  }
  const isFound = (answer: string) => answer.includes('maskedPolicyNo')
  return {
    ask: () => load(service.port, clients, seconds, next, isFound),
    end: () => void service.process.kill('SIGKILL'),
  }
}

function policiesFile(): string {
  const path = join(folder, 'policies.csv')
  const generated = generatedPolicies(new Date().toISOString().slice(0, 10))
  const told = Array.from({ length: imported }, () => generated.next().value)
  const columns = columnsOf(policies.schema)
  writeFileSync(path, csvHeadings(columns) + csvRows(columns, told))
  return path
}

async function sizesOf(client: PatientClient, table: string, { layout }: Place) {
  const [rows, all] =
    layout === 'together'
      ? ['pg_table_size', 'pg_total_relation_size']
      : ['citus_table_size', 'citus_total_relation_size']
  const [size] = await client.ask<{ rows: string; whole: string }>(
    `select ${rows}('${table}')::bigint as rows, ${all}('${table}')::bigint as whole`,
  )
  const own = Number(size?.rows)
  return { rows: own, indexes: Number(size?.whole) - own }
}

/** Bytes of the log of all nodes so far. */
async function logWritten(): Promise<number> {
  let sum = 0
  for (const node of citusNodes()) {
    const written = "select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as bytes"
    const [row] = await askNode(node, 'postgres', written)
    sum += Number(row?.bytes)
  }
  return sum
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1000
}

function atPort(url: string, port: string): string {
  return Object.assign(new URL(url), { port }).href
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 2 ** 20)
}

function tell(place: string, what: string, figure: string): void {
  console.log(`${place} | ${what} | ${figure} | load ${loadavg()[0]?.toFixed(0)}`)
}
