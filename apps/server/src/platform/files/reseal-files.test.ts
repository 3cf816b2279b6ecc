import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testClock } from '../../../test/test-clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { testKeyMaterial } from '../../../test/test-keys.ts'
import type { Db } from '../database/database.ts'
import { keysFrom } from '../keys/keys.ts'
import { diskFiles } from './disk-files.ts'
import { filesOn, holdRemovals } from './files.ts'
import { resealFiles } from './reseal-files.ts'

const material = testKeyMaterial()
const old = keysFrom(material)
const both = keysFrom({
  ...material,
  data: [{ number: 2, key: randomBytes(32) }, ...material.data],
})

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ecenter-files-'))
  return () => rm(folder, { recursive: true })
})
afterAll(() => database.drop())

async function storeOne(): Promise<string> {
  const given = { db: database.db, keys: old, clock: testClock(), fileStore: diskFiles(folder) }
  return (await filesOn(given).store(randomBytes(16), Buffer.from('a photo'))).id
}

async function reseal(): Promise<number> {
  let done = 0
  const services = { db: database.db, keys: both, fileStore: diskFiles(folder) }
  for await (const step of resealFiles(services)) done += step.done
  return done
}

async function countOfWaiting(db: Db): Promise<number> {
  const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`.execute(db)
  return rows.length
}

test('a file that is removed while it waits to be sealed anew does not come back', async () => {
  const id = await storeOne()
  const resealing = await database.db.transaction().execute(async (removing) => {
    await holdRemovals(removing)
    const begun = reseal()
    await expect.poll(() => countOfWaiting(removing)).toBe(1)
    await diskFiles(folder).remove(id)
    return { begun }
  })
  await resealing.begun
  expect(await readdir(join(folder, id.slice(0, 2)))).toEqual([])
})

test('what was left half written by one who was killed is in nobody’s way', async () => {
  const id = await storeOne()
  await writeFile(join(folder, id.slice(0, 2), `${id}.half`), 'ha')
  expect(await reseal()).toBe(1)
  expect(await readdir(join(folder, id.slice(0, 2)))).toEqual([id])
  expect(await diskFiles(folder).firstByte(id)).toBe(2)
})
