import { randomInt } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { accidentReported } from '@ecenter/contract/core/accident-events.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SpawnedService, spawnService } from '../test/spawned-service.ts'
import { createTestDatabase, type TestDatabase } from '../test/test-database.ts'
import { cars } from './demo/cars.ts'
import { demoCoreFolder } from './demo/core/demo-core-folder.ts'
import { people } from './demo/people.ts'
import { askCore } from './domains/claims/desk/note-claim-event.ts'
import { readClaim } from './domains/claims/store/claim.repository.ts'
import { registNoKey } from './domains/claims/store/store-claims.ts'
import { systemClock as clock } from './platform/clock/clock.ts'
import { readSettings } from './platform/config/settings.ts'
import { tellCore } from './platform/core-events/tell-core.ts'
import type { Db } from './platform/database/database.ts'
import { uuidOf } from './platform/grants/object-ref.ts'
import { admitKeys, demoKeyMaterial } from './platform/keys/configured-keys.ts'
import { type Keys, keysFrom } from './platform/keys/keys.ts'

/** `KILL_ROUNDS=200` for a long night. */
const rounds = Number(process.env.KILL_ROUNDS ?? 2)
const reportsARound = 4
/** From the first row of a claim to its last, and as long again for those that were put off by the deaths. */
const untilSettledMs = 90_000

const settings = readSettings({ ECENTER_MODE: 'demo' }, '/')
const notifier = { notify: async () => undefined, notifySoon: async () => undefined }
let database: TestDatabase
let folder: string
let keys: Keys
let service: SpawnedService
beforeAll(async () => {
  database = await createTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'ecenter-killed-core-'))
  service = await begin()
  keys = keysFrom(await admitKeys(database.db, demoKeyMaterial(join(folder, 'demo-keys'))))
}, 120_000)
afterAll(async () => {
  await service.kill()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** The demo's service with its core, as if nobody but the core were in the house. */
function begin(): Promise<SpawnedService> {
  return spawnService({
    ...{ ECENTER_MODE: 'demo', DATABASE_URL: database.url, DATA_FOLDER: folder },
    ...{ POLICIES_ISSUED_BY: 'core', WITH_CORE: '1' },
  })
}

test('service and core are killed again and again: events, rows and wishes agree in the end', {
  timeout: rounds * 60_000 + 2 * untilSettledMs,
}, async () => {
  const reported: string[] = []
  const asked: string[] = []
  const unasked = async () => (await claimsHere()).filter((registNo) => !asked.includes(registNo))
  for (let round = 0; round < rounds; round += 1) {
    for (let each = 0; each < reportsARound; each += 1) reported.push(await report(reported.length))
    await expect.poll(async () => (await unasked()).length, { timeout: untilSettledMs }).not.toBe(0)
    const [registNo = ''] = await unasked()
    asked.push(registNo)
    await askToCancel(registNo)
    await sleep(randomInt(0, 1500))
    if (randomInt(3) > 0) service.killCore()
    await sleep(randomInt(0, 1500))
    if (randomInt(3) > 0) {
      await service.kill()
      service = await begin()
    }
  }
  await expect
    .poll(() => whatIsOpen(asked), { timeout: untilSettledMs })
    .toEqual({
      claims: reported.length,
      unreceived: 0,
      waitingWishes: 0,
      untold: 0,
    })
  // What both of them know of each claim is the same, and no event made two.
  const told = coreState()
  const rows = await database.db
    .selectFrom('core_answer')
    .select(['event_id', 'kind'])
    .where('event_id', 'in', reported)
    .execute()
  expect(rows.map(({ kind }) => kind)).toEqual(reported.map(() => 'claims'))
  expect(Object.keys(told.claims)).toHaveLength(reported.length)
  for (const [registNo, { body }] of Object.entries(told.claims)) {
    const { events } = await readClaim({ db: database.db, keys }, { object: refOf(registNo) })
    const types = (body.events ?? []).map(({ type }) => type)
    expect(events.map(({ type }) => type)).toEqual(types)
    expect(types.filter((type) => type === 'cancelled')).toHaveLength(
      asked.includes(registNo) ? 1 : 0,
    )
  }
})

async function report(serial: number): Promise<string> {
  const now = clock.now().toISOString()
  const receiptNo = `BA20261120${String(serial).padStart(8, '0')}`
  return inTransaction((db) =>
    tellCore({ db, keys, clock, notifier }, accidentReported, {
      subject: `accident/${receiptNo}`,
      data: {
        ...{ receiptNo, licenseNo: cars.main.licenseNo, reporter: { mobile: people.main.mobile } },
        ...{ isHurt: false, happenedAt: now, toldAt: now, receivedAt: now },
        ...{ place: { words: '和安路与柳园街路口' }, kind: 'rear-end' as const },
        ...{ driver: 'me' as const, otherSide: 'left' as const, photosToCome: 0 },
      },
    }),
  )
}

/** As staff do. */
async function askToCancel(registNo: string): Promise<void> {
  await inTransaction(async (db) => {
    const store = { db, keys, clock, notifier, settings }
    const claim = await readClaim(store, { object: refOf(registNo) })
    const at = clock.now()
    await askCore(
      store,
      { record: () => undefined },
      claim,
      { event: { type: 'cancelled', at, facts: {} }, words: {} },
      { by: 'claims1', reason: '客户不再索赔' },
    )
  })
}

/** Those of the core that the service has. */
async function claimsHere(): Promise<string[]> {
  const rows = await database.db.selectFrom('claim').select('id').execute()
  const stored = new Set(rows.map(({ id }) => id))
  return Object.keys(coreState().claims).filter((registNo) => stored.has(refOf(registNo).id))
}

async function whatIsOpen(asked: readonly string[]) {
  const { db } = database
  const { unreceived } = await db
    .selectFrom('core_event')
    .select(({ fn }) => fn.countAll<number>().as('unreceived'))
    .where('received_at', 'is', null)
    .executeTakeFirstOrThrow()
  const wishes = await db.selectFrom('wish').select('state').execute()
  const { claims, answers } = coreState()
  return {
    claims: Object.keys(claims).length,
    unreceived: Number(unreceived),
    waitingWishes: asked.length - wishes.filter(({ state }) => state === 'answered').length,
    untold: answers.flatMap(({ rows }) => rows).filter(({ result }) => result === undefined).length,
  }
}

function refOf(registNo: string) {
  const customerKey = keys.searchHash('customer', people.main.idNumber)
  return { kind: 'claim' as const, customerKey, id: uuidOf(registNoKey(keys, registNo)) }
}

function inTransaction<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  return database.db.transaction().execute(work)
}

interface CoreState {
  readonly claims: Readonly<
    Record<string, { readonly body: { readonly events?: { type: string }[] } }>
  >
  readonly answers: { readonly rows: { readonly result?: string }[] }[]
}

/** What the core keeps, whoever runs; nothing before it has begun. */
function coreState(): CoreState {
  try {
    const path = join(demoCoreFolder({ dataFolder: folder }), 'state.json')
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return { claims: {}, answers: [] }
  }
}
