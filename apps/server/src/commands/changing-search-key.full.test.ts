import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { queryCarPolicy } from '@ecenter/contract/policies/policy-calls.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { balancedOver } from '../../test/fakes/balanced-over.ts'
import { silentLog } from '../../test/fakes/silent-log.ts'
import { ndjsonOf, writeImport } from '../../test/imports.ts'
import { newOperator } from '../../test/operator.ts'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { newVisitor, type Visitor } from '../../test/visitor.ts'
import { buildApp } from '../app.ts'
import { createServices, type RunningServices } from '../create-services.ts'
import { cars } from '../demo/cars.ts'
import { demoPolicies } from '../demo/demo-policies.ts'
import { people } from '../demo/people.ts'
import { verifyTrail } from '../platform/audit/verify-trail.ts'
import { readSettings } from '../platform/config/settings.ts'

const key = () => randomBytes(32).toString('base64')
const [old, fresh] = [key(), key()]
const others = { DATA_KEYS: `1:${key()}`, PROOF_KEY: key() }

let database: TestDatabase
let folder: string
const running: RunningServices[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ecenter-search-key-'))
  database = await createTestDatabase()
})
afterAll(async () => {
  for (const service of running) await service.close()
  await database.drop()
  await rm(folder, { recursive: true })
})

function envWith(SEARCH_KEY: string): NodeJS.ProcessEnv {
  return { ...others, DATABASE_URL: database.url, DATA_FOLDER: folder, SEARCH_KEY }
}

/** A process beside those that run already. */
async function start(
  searchKey: string,
): Promise<RunningServices & { readonly app: FastifyInstance }> {
  const service = await createServices(readSettings(envWith(searchKey), '/'), silentLog)
  running.push(service)
  return { ...service, app: await buildApp(service.services) }
}

/** What an operator types behind `npm run` while these are the search keys, and reads. */
function typed(searchKey: string, command: string, ...asked: string[]) {
  return newOperator(envWith(searchKey)).run(database, command, ...asked)
}

function visitorOf(
  { outbox, sessions }: RunningServices['services'],
  app: FastifyInstance,
): Visitor {
  if (outbox === undefined) throw new Error('a demo has an outbox')
  return newVisitor({ app, outbox, sessions }, [10, ...randomBytes(3)].join('.'))
}

/** What is shown to who states the plate and the holder's ID number, and the handle of the first policy. */
async function lookUp(visitor: Visitor) {
  await visitor.open()
  const found = await visitor.lookUp({ car: cars.main, person: people.main })
  return { shown: found.map(({ handle: _, ...rest }) => rest), handle: found[0]?.handle ?? '' }
}

async function policyNos(visitor: Visitor, handle: string): Promise<string[]> {
  const { policyInfoList } = await visitor.get(queryCarPolicy, { handle })
  return policyInfoList.map(({ policyNo }) => policyNo).toSorted()
}

test('the search key is changed beside the running service: everybody finds what they found, and nothing counts as new', async () => {
  const before = await start(old)
  const [policy] = demoPolicies('2026-11-22').map(({ endorsements: _, ...row }) => row)
  const row = { ...policy, policyNo: 'PDAA202611010088888888' }
  const file = await writeImport('one.ndjson', ndjsonOf([row]))
  const imported = (searchKey: string) =>
    typed(searchKey, 'import', 'policies', file, '--into-demo')
  expect((await imported(old)).said).toContain('1 added')

  const serving: [FastifyInstance, ...FastifyInstance[]] = [before.app]
  const first = visitorOf(before.services, balancedOver(serving))
  const { shown, handle } = await lookUp(first)
  await before.services.db
    .updateTable('visitor_grant')
    .set({ level: 'phone-on-file' })
    .where('handle', '=', handle)
    .execute()
  const granted = await policyNos(first, handle)
  expect(granted).toContainEqual(expect.stringMatching(/^PDAA\d+$/))

  expect(await typed(`${fresh},${old}`, 'keys', 'reseal')).toMatchObject({
    code: 1,
    said: expect.stringContaining('no service was ever started with the first of SEARCH_KEY'),
  })
  const both = await start(`${fresh},${old}`)
  expect((await typed(`${fresh},${old}`, 'keys', 'status')).said).toContain(
    'sealed with number 2 of SEARCH_KEY: npm run keys -- reseal',
  )
  expect(await typed(`${fresh},${old}`, 'keys', 'reseal')).toMatchObject({
    code: 0,
    said: expect.stringContaining('sealed with the first of SEARCH_KEY'),
  })
  const after = await start(fresh)

  serving.push(both.app, after.app)
  for (const _ of serving) expect(await policyNos(first, handle)).toEqual(granted)
  for (const { services, app } of [before, both, after]) {
    expect((await lookUp(visitorOf(services, app))).shown).toEqual(shown)
  }
  expect((await imported(fresh)).said).toContain('0 added, 0 changed, 1 unchanged')
  expect(await verifyTrail(database.db, after.services.keys)).toMatchObject({ kind: 'holds' })
})

test('once it is changed the former key is refused by name, by service and command alike', async () => {
  await expect(start(old)).rejects.toThrow('SEARCH_KEY is another key')
  for (const [command, ...asked] of [
    ['keys', 'status'],
    ['staff', 'list'],
  ] as const) {
    const { code, said } = await typed(old, command, ...asked)
    expect([code, said]).toEqual([1, expect.stringMatching(/^SEARCH_KEY is another key[^\n]+\n$/)])
  }
})
