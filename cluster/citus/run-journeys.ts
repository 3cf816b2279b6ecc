import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildTemplate, copyDatabase, dropTemplates } from '../../apps/server/test/test-database.ts'

/* The main journeys, each service of theirs on a database that is spread over the nodes of TEST_CITUS. */
const journeys = [
  'policies/find-car-policy',
  'policies/open-policy',
  'policies/policy-document',
  'policies/correct-plate',
  'claims/claim-notice',
  'claims/claim-progress',
  'claims/appeal',
  'orders/pay-order',
  'orders/find-invoice',
  'person/proof',
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
const root = fileURLToPath(new URL('../../', import.meta.url))
const { status } = spawnSync('npm', ['run', '--silent', 'test:e2e', '--', ...asked], {
  cwd: root,
  env,
  stdio: 'inherit',
})
for (const database of databases) await database.drop()
await dropTemplates(template)
process.exitCode = status ?? 1
