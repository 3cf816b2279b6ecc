import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createDemoDatabase } from '../../../test/demo-database.ts'
import { testClock } from '../../../test/test-clock.ts'
import type { TestDatabase } from '../../../test/test-database.ts'
import type { TestMaterial } from '../../../test/test-keys.ts'
import { diskFiles } from '../../platform/files/disk-files.ts'
import { filesOn } from '../../platform/files/files.ts'
import { type Keys, keysFrom } from '../../platform/keys/keys.ts'
import type { SealedCounts } from '../../platform/sealed/count-sealed.ts'
import { rowKeysOf } from '../../platform/sealed/sealed-column.ts'
import { nameColumns, unsealName } from '../../platform/staff/staff-secrets.ts'
import { holdingsOf } from './holdings.ts'
import { resealAll } from './reseal-all.ts'
import { sealedColumns } from './sealed-columns.ts'

const fresh = { number: 2, key: randomBytes(32) }

let database: TestDatabase
let material: TestMaterial
let old: Keys
let both: Keys
let freshAlone: Keys
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ecenter-reseal-'))
})
beforeEach(async () => {
  ;({ database, material, keys: old } = await createDemoDatabase())
  both = keysFrom({ ...material, data: [fresh, ...material.data] })
  freshAlone = keysFrom({ ...material, data: [fresh] })
  return () => database.drop()
})
afterAll(() => rm(folder, { recursive: true }))

function holdings() {
  const all = holdingsOf({ db: database.db, keys: both, fileStore: diskFiles(folder) })
  // A database of the tests has no queues.
  return all.filter(({ name }) => name !== 'queued jobs')
}

function reseal(): Promise<readonly string[]> {
  return resealAll({ keys: both, holdings: holdings(), progress() {} })
}

async function counts(): Promise<ReadonlyMap<string, SealedCounts>> {
  const counted = new Map<string, SealedCounts>()
  for (const { name, count } of holdings()) counted.set(name, await count())
  return counted
}

/** How many values there are that the fresh key opens by itself; throws where there is one that it does not. */
async function openAll(): Promise<number> {
  let opened = 0
  for (const column of sealedColumns) {
    const rowKeys = await rowKeysOf(database.db, column.table)
    const page = { keys: rowKeys, after: undefined, rows: 1_000_000 }
    const { others: values } = await column.readOthers(database.db, page, 0)
    for (const { context, sealed } of values) freshAlone.unsealBytes(context, sealed)
    opened += values.length
  }
  return opened
}

test('once everything is sealed anew the new key alone opens it, and there is nothing left to do', async () => {
  const files = (keys: Keys) =>
    filesOn({ db: database.db, keys, clock: testClock(), fileStore: diskFiles(folder) })
  const file = await files(old).store(randomBytes(16), Buffer.from('a photo'))
  await expect(openAll()).rejects.toThrow('data key 1 is not configured')

  expect(await reseal()).toEqual([])
  expect(await openAll()).toBeGreaterThan(500)
  expect(Buffer.from(await files(freshAlone).read(file)).toString()).toBe('a photo')
  const after = await counts()
  for (const [, held] of after) expect([...held.keys()].filter((each) => each !== 2)).toEqual([])
  expect(await reseal()).toEqual([])
  expect(await counts()).toEqual(after)
})

test('what a service with the old key in front writes meanwhile is never lost', async () => {
  const { db } = database
  const { id } = await db.selectFrom('staff').select('id').executeTakeFirstOrThrow()
  let written = 0
  let isOver = false
  const writing = (async () => {
    while (!isOver) {
      written += 1
      const columns = nameColumns(old, id, `name ${written}`)
      await db.updateTable('staff').set(columns).where('id', '=', id).execute()
    }
  })()
  for (let times = 0; times < 3; times += 1) await reseal()
  isOver = true
  await writing
  expect(written).toBeGreaterThan(10)
  const row = await db
    .selectFrom('staff')
    .select('sealed')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(unsealName(both, id, row.sealed)).toBe(`name ${written}`)
  await reseal()
  expect(await openAll()).toBeGreaterThan(500)
})

test('a row that somebody holds makes nobody wait, and is sealed anew the next time', async () => {
  await database.db.transaction().execute(async (holder) => {
    // On several servers a value is a statement, and all of them may take longer than a service lets a transaction rest.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(holder)
    await sql`select id from staff limit 1 for update`.execute(holder)
    expect(await reseal()).toEqual([])
    expect((await counts()).get('staff.sealed')?.get(1)).toBe(1)
  })
  await reseal()
  expect((await counts()).get('staff.sealed')?.has(1)).toBe(false)
})

test('what opens with no key is named and left, and all else is sealed anew', async () => {
  const { db } = database
  const [one, other] = await db.selectFrom('staff').selectAll().limit(2).execute()
  const swapped = { sealed: other?.sealed ?? Buffer.alloc(0) }
  await db
    .updateTable('staff')
    .set(swapped)
    .where('id', '=', one?.id ?? '')
    .execute()
  expect(await reseal()).toEqual([`staff.sealed: staff/${one?.id}`])
  expect((await counts()).get('staff.sealed')?.get(1)).toBe(1)
  expect((await counts()).get('policy.sealed')?.has(1)).toBe(false)
})
