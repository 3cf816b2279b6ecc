import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { queryCarPolicy } from '@ecenter/contract/policies/policy-calls.ts'
import { checkSMSCode, getCentPhoneCode } from '@ecenter/contract/verification/proof-calls.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { silentLog } from '../../test/fakes/silent-log.ts'
import { runCommand } from '../../test/operator.ts'
import { newVisitor } from '../../test/visitor.ts'
import { buildApp } from '../app.ts'
import { createServices } from '../create-services.ts'
import { cars } from '../demo/cars.ts'
import { people } from '../demo/people.ts'
import type { ListServices } from '../domains/list-services.ts'
import { verifyTrail } from '../platform/audit/verify-trail.ts'
import { readSettings } from '../platform/config/settings.ts'
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts'
import type { FileRef } from '../platform/files/files.ts'

const photo = Buffer.from('a photo of an identity card'.repeat(1000))

let parent: string
let keptFile: FileRef
let commits: readonly Date[]
let backedUp: Awaited<ReturnType<typeof runCommand>>
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'ecenter-backup-'))
  await chmod(parent, 0o755)
  await withService('first', async (service) => {
    await lookUp(service)
    keptFile = await keepFile(service)
    commits = await whileWriting(async () => {
      backedUp = await run('backup', { data: 'first' }, placeOf('backup'))
    })
  })
})
afterAll(() => rm(parent, { recursive: true }))

function placeOf(name: string): string {
  return join(parent, name)
}

/** The environment of a demo on a data folder with its own embedded database. */
function demoOn(data: string): NodeJS.ProcessEnv {
  const keys = { DATA_KEYS: undefined, SEARCH_KEY: undefined, PROOF_KEY: undefined }
  return { DATABASE_URL: undefined, DATA_FOLDER: placeOf(data), ...keys }
}

function run(command: 'backup' | 'restore', { data }: { data: string }, ...asked: string[]) {
  return runCommand(command, asked, demoOn(data))
}

async function withService(
  data: string,
  use: (services: ListServices) => Promise<void>,
): Promise<void> {
  const { services, close } = await createServices(readSettings(demoOn(data), '/'), silentLog)
  await use(services).finally(close)
}

/** A visitor who knows the car of a demo's customer, and the handle of what they found. */
async function lookUp(services: ListServices) {
  const { outbox, sessions } = services
  if (outbox === undefined) throw new Error('a demo has an outbox')
  const visitor = newVisitor({ app: await buildApp(services), outbox, sessions })
  await visitor.open()
  const [found] = await visitor.lookUp({ car: cars.main, person: people.main })
  return { visitor, outbox, handle: found?.handle ?? '' }
}

/** The numbers of the policies that a code on the phone opens. */
async function openPolicy(services: ListServices): Promise<string[]> {
  const { visitor, outbox, handle } = await lookUp(services)
  await visitor.passSlide()
  await visitor.get(getCentPhoneCode, { handle, purpose: 'open-policy' })
  const [sent] = await vi.waitUntil(() => outbox.messages().then((all) => all.length > 0 && all), {
    timeout: 30_000,
  })
  await visitor.get(checkSMSCode, { smsCode: sent?.code ?? '', purpose: 'open-policy', handle })
  const { policyInfoList } = await visitor.get(queryCarPolicy, { handle })
  return policyInfoList.map(({ policyNo }) => policyNo)
}

async function keepFile({ db, files }: ListServices): Promise<FileRef> {
  const file = await files.store(Buffer.alloc(16, 7), photo)
  await db.transaction().execute((transaction) => files.keep(file, transaction))
  return file
}

/** Somebody writes one number after the other meanwhile, and notes when each was committed. */
async function whileWriting(use: () => Promise<void>): Promise<Date[]> {
  const folder = join(placeOf('first'), 'postgres')
  const { url, stop } = await startEmbeddedPostgres({ folder, log: silentLog })
  const writer = new pg.Client({ connectionString: url })
  await writer.connect()
  await writer.query('create table note (number int)')
  const committed: Date[] = []
  let isOver = false
  const writing = (async () => {
    while (!isOver) {
      await writer.query('insert into note values ($1)', [committed.length + 1])
      committed.push(new Date())
    }
  })()
  await use()
  isOver = true
  await writing
  await writer.end()
  await stop()
  return committed
}

test('what was committed before a backup of the running service ended is there elsewhere', async () => {
  expect(backedUp).toMatchObject({
    code: 0,
    said: expect.stringContaining('the keys of the demo are in it'),
  })
  const [, moment = ''] = / as of (\S+)/.exec(backedUp.said) ?? []
  const before = commits.filter((at) => at < new Date(moment)).length
  expect(before).toBeGreaterThan(0)
  expect(before).toBeLessThan(commits.length)
  expect(await run('restore', { data: 'second' }, placeOf('backup'))).toMatchObject({ code: 0 })

  await withService('second', async (service) => {
    const { rows } = await sql<{ last: number; all: number }>`
      select max(number) as last, count(*)::int as all from note
    `.execute(service.db)
    expect(rows[0]?.last).toBeGreaterThanOrEqual(before)
    expect(rows[0]?.all).toBe(rows[0]?.last)
    expect(await verifyTrail(service.db, service.keys)).toMatchObject({ kind: 'holds' })
    expect(Buffer.from(await service.files.read(keptFile))).toEqual(photo)
    expect(await openPolicy(service)).toContainEqual(expect.stringMatching(/^PDAA\d+$/))
  })
})

test('nothing is restored over what is there, or backed up into it', async () => {
  const used = { code: 1, said: expect.stringContaining('is not empty') }
  expect(await run('restore', { data: 'first' }, placeOf('backup'))).toMatchObject(used)
  expect(await run('backup', { data: 'first' }, placeOf('backup'))).toMatchObject(used)
  expect(await run('backup', { data: 'first' }, placeOf('first/backup'))).toMatchObject({
    code: 1,
    said: expect.stringContaining('in the data folder itself'),
  })
})

test('a folder that is not a whole backup is refused before anything is written', async () => {
  const refused = async (from: string, why: string) => {
    const { code, said } = await run('restore', { data: 'third' }, from)
    expect([code, said]).toEqual([1, expect.stringContaining(why)])
    expect(existsSync(placeOf('third'))).toBe(false)
  }
  await refused(placeOf('first'), 'holds no backup')

  const keys = placeOf('backup/demo-keys')
  const before = await readFile(keys)
  await writeFile(keys, before.subarray(1))
  await refused(placeOf('backup'), 'damaged: demo-keys')
  await rm(keys)
  await refused(placeOf('backup'), 'not whole: demo-keys')
  await writeFile(keys, before)

  const manifest = placeOf('backup/manifest.json')
  const text = await readFile(manifest, 'utf8')
  await writeFile(manifest, text.replace(/"schema": "/, '"schema": "9'))
  await refused(placeOf('backup'), 'of another version')
  await writeFile(manifest, text.replace('"path": "demo-keys"', '"path": "../demo-keys"'))
  await refused(placeOf('backup'), 'manifest is damaged')
  await writeFile(manifest, text)
})

test('only its owner can read a backup', async () => {
  const { mode } = await stat(placeOf('backup'))
  expect(mode & 0o077).toBe(0)
})
