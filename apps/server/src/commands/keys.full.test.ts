import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { queryCarPolicy } from '@ecenter/contract/policies/policy-calls.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { silentLog } from '../../test/fakes/silent-log.ts'
import { newOperator } from '../../test/operator.ts'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { newVisitor } from '../../test/visitor.ts'
import { buildApp } from '../app.ts'
import { createServices, type RunningServices } from '../create-services.ts'
import { cars } from '../demo/cars.ts'
import { people } from '../demo/people.ts'
import { verifyTrail } from '../platform/audit/verify-trail.ts'
import { readSettings } from '../platform/config/settings.ts'
import type { FileRef } from '../platform/files/files.ts'

const photo = Buffer.from('a photo of an identity card'.repeat(1000))
const key = () => randomBytes(32).toString('base64')
const [first, second, third] = [`1:${key()}`, `2:${key()}`, `3:${key()}`]
const others = { SEARCH_KEY: key(), PROOF_KEY: key() }

let database: TestDatabase
let folder: string
let service: RunningServices
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ecenter-keys-'))
  database = await createTestDatabase()
  service = await start(first)
})
afterAll(async () => {
  await service.close()
  await database.drop()
  await rm(folder, { recursive: true })
})

function envWith(DATA_KEYS: string, given: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  return { ...others, DATABASE_URL: database.url, DATA_FOLDER: folder, DATA_KEYS, ...given }
}

function start(dataKeys: string, given?: NodeJS.ProcessEnv): Promise<RunningServices> {
  return createServices(readSettings(envWith(dataKeys, given), '/'), silentLog)
}

async function restart(dataKeys: string): Promise<void> {
  await service.close()
  service = await start(dataKeys)
}

/** What an operator types behind `npm run keys --` while these are the data keys, and reads. */
function keys(dataKeys: string, ...asked: string[]) {
  return newOperator(envWith(dataKeys)).run(database, 'keys', ...asked)
}

/** A row of what `status` prints, without its spaces. */
async function statusOf(name: string, dataKeys: string): Promise<string | undefined> {
  const { said } = await keys(dataKeys, 'status')
  const row = said.split('\n').find((line) => line.startsWith(name))
  return row?.replaceAll(/ +/g, ' ')
}

/** The numbers of the policies that somebody finds who knows plate and person, and has its phone. */
async function openPolicies(): Promise<string[]> {
  const { services } = service
  const { outbox, sessions } = services
  if (outbox === undefined) throw new Error('a demo has an outbox')
  const visitor = newVisitor({ app: await buildApp(services), outbox, sessions }, randomAddress())
  await visitor.open()
  const [found] = await visitor.lookUp({ car: cars.main, person: people.main })
  const handle = found?.handle ?? ''
  await services.db
    .updateTable('visitor_grant')
    .set({ level: 'phone-on-file' })
    .where('handle', '=', handle)
    .execute()
  const { policyInfoList } = await visitor.get(queryCarPolicy, { handle })
  return policyInfoList.map((each) => each.policyNo).toSorted()
}

function randomAddress(): string {
  return [10, ...randomBytes(3)].join('.')
}

async function keepFile(): Promise<FileRef> {
  const { db, files } = service.services
  const file = await files.store(Buffer.alloc(16, 7), photo)
  await db.transaction().execute((transaction) => files.keep(file, transaction))
  return file
}

async function readFile(file: FileRef): Promise<Buffer> {
  return Buffer.from(await service.services.files.read(file))
}

/** A command is a process of its own, and each takes its time to begin on a machine that has a lot to do. */
const manyCommands = { timeout: 300_000 }

test(
  'keys are changed while customers are served, and in the end the new one is all that is needed',
  manyCommands,
  async () => {
    const kept = [await keepFile()]
    const policyNos = await openPolicies()
    expect(policyNos).toContainEqual(expect.stringMatching(/^PDAA\d+$/))
    expect(await keys(`${second},${first}`, 'reseal')).toMatchObject({
      code: 1,
      said: expect.stringContaining('no service was ever started with DATA_KEYS 2'),
    })

    await restart(`${first},${second}`)
    await restart(`${second},${first}`)
    expect(await statusOf('data key 1', `${second},${first}`)).toContain('npm run keys -- reseal')
    let isOver = false
    const serving = (async () => {
      while (!isOver) {
        kept.push(await keepFile())
        expect(await openPolicies()).toEqual(policyNos)
      }
    })()
    await killedMidway()
    const resealed = await keys(`${second},${first}`, 'reseal')
    isOver = true
    await serving
    expect(resealed).toMatchObject({ code: 0, said: expect.stringContaining('sealed anew') })
    expect(await statusOf('all together', `${second},${first}`)).toMatch(/^all together [\d,]+ 0$/)

    await expect(start(second)).rejects.toThrow('DATA_KEYS lacks key 1')
    expect(await keys(`${second},${first}`, 'retire', '2')).toMatchObject({ code: 1 })
    expect(await keys(`${second},${first}`, 'retire', '1')).toMatchObject({ code: 0 })
    await restart(second)
    expect(await openPolicies()).toEqual(policyNos)
    expect(kept.length).toBeGreaterThan(3)
    for (const file of kept) expect(await readFile(file)).toEqual(photo)
    expect(await verifyTrail(database.db, service.services.keys)).toMatchObject({ kind: 'holds' })
  },
)

async function countOfWaiting(): Promise<number> {
  const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database()
    and application_name = 'ecenter-keys' and wait_event_type = 'Lock'`.execute(database.db)
  return rows.length
}

/** The command is killed while it waits for a table that somebody has taken for a moment. */
async function killedMidway(): Promise<void> {
  await database.db.transaction().execute(async (taken) => {
    // Until the command stands there, this one is idle for longer than usual.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(taken)
    await sql`lock table short_link in access exclusive mode`.execute(taken)
    const command = newOperator(envWith(`${second},${first}`)).begin(database, 'keys', 'reseal')
    const ended = new Promise((resolve) => command.once('exit', resolve))
    await expect.poll(countOfWaiting, { timeout: 90_000 }).toBe(1)
    command.kill('SIGKILL')
    await ended
  })
}

test('a key that is not that of the data is refused by name, by service and command alike', async () => {
  const wrong = `1:${key()}`
  await expect(start(wrong)).rejects.toThrow('DATA_KEYS 1 is another key')
  await expect(start(second, { SEARCH_KEY: key() })).rejects.toThrow('SEARCH_KEY is another key')
  await expect(start(first, { PROOF_KEY: key() })).rejects.toThrow('PROOF_KEY is another key')
  expect(await keys(wrong, 'reseal')).toEqual({
    code: 1,
    said: expect.stringContaining('DATA_KEYS 1 is another key'),
  })
})

test('without a key that something is sealed with, nothing starts or writes, and status tells and fails', async () => {
  await restart(`${third},${second}`)
  await keepFile()
  await service.close()
  await expect(start(third)).rejects.toThrow('DATA_KEYS lacks key 2')
  const operator = newOperator(envWith(third))
  const added = await operator.run(database, 'staff', 'add', 'boss', '沈主管', 'supervisor')
  expect(added).toEqual({ code: 1, said: expect.stringMatching(/^DATA_KEYS lacks key 2.*\n$/) })
  const status = await keys(third, 'status')
  expect(status).toMatchObject({ code: 1, said: expect.stringContaining('cannot be opened') })
  expect(await keys(third, 'retire', '2')).toMatchObject({
    code: 1,
    said: expect.stringContaining('is needed by'),
  })
  service = await start(`${third},${second}`)
})

test('who asks for something else is told what can be asked for', async () => {
  expect((await keys(second, 'forge')).said).toContain('npm run keys -- status')
})
