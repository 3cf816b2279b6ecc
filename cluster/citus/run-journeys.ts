import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { askedOfWorkers, listenToWorkers } from '../../apps/server/test/citus/asked-of-workers.ts'
import { buildTemplate, copyDatabase, dropTemplates } from '../../apps/server/test/test-database.ts'

/*
 * The main journeys, each service of theirs on a database that is spread over the nodes of TEST_CITUS. Who pays an order in
 * a browser writes to a customer and to the coordinator: that has to be seen as prepared, or the database was another one.
 */
const journeys = [
  'policies/find-car-policy',
  'policies/open-policy',
  'policies/policy-document',
  'policies/correct-plate',
  'claims/accident-report',
  'claims/claim-notice',
  'claims/claim-progress',
  'claims/appeal',
  'orders/pay-order',
  'orders/find-invoice',
  'person/proof',
  'service/customer-service',
  'desk/customers',
  'desk/cases',
]
/** Others where they are named. */
const asked = process.argv.length > 2 ? process.argv.slice(2) : journeys
const firstPort = Number(process.env.E2E_PORT ?? 8090)

const template = await buildTemplate()
const databases = [
  await copyDatabase(template),
  await copyDatabase(template),
  await copyDatabase(template),
]
const env = { ...process.env }
for (const [at, { url }] of databases.entries()) env[`E2E_DATABASE_${firstPort + at}`] = url
// Orders are paid at the second service, in order.
const ofOrders = new URL(databases[1]?.url ?? '').pathname.slice(1)
await listenToWorkers(ofOrders)
const root = fileURLToPath(new URL('../../', import.meta.url))
let status = 1
const said = await askedOfWorkers(ofOrders, async () => {
  const words = ['run', '--silent', 'test:e2e', '--', ...asked]
  status = spawnSync('npm', words, { cwd: root, env, stdio: 'inherit' }).status ?? 1
})
const prepared = said.filter((each) => each.startsWith('PREPARE TRANSACTION')).length
const isPaid = asked.some((journey) => journey.includes('pay-order'))
console.log(`${prepared} transactions were prepared on workers`)
for (const database of databases) await database.drop()
await dropTemplates(template)
process.exitCode = isPaid && prepared === 0 ? 1 : status
