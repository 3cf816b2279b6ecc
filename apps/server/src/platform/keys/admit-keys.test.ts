import { randomBytes } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { silentLog } from '../../../test/fakes/silent-log.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { testKeyMaterial } from '../../../test/test-keys.ts'
import { openDatabase } from '../database/database.ts'
import { admitKeys, openMaterial } from './configured-keys.ts'
import type { KeyMaterial } from './keys.ts'

const given = testKeyMaterial()
const [former = randomBytes(32)] = given.search
const fresh = randomBytes(32)

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
  return () => database.drop()
})

async function secretWith(search: readonly Buffer[]): Promise<string> {
  const material: KeyMaterial = { ...given, search }
  return (await admitKeys(database.db, material)).searchSecret.toString('hex')
}

/** What a process of its own would get. */
async function secretOfAnother(): Promise<string> {
  const { db, close } = openDatabase({ url: database.url, log: silentLog })
  const { searchSecret } = await admitKeys(db, given).finally(close)
  return searchSecret.toString('hex')
}

/** A database as it was when `SEARCH_KEY` itself made hashes. */
async function goBack(): Promise<void> {
  await loseSecret()
  await database.db.deleteFrom('known_key').where('name', '=', 'search secret').execute()
}

async function loseSecret(): Promise<void> {
  await database.db.deleteFrom('search_secret').execute()
}

async function storeRow(): Promise<void> {
  await database.db
    .insertInto('product')
    .values({ code: 'car', kind: 'commercial', name: '车险' })
    .execute()
}

test('of processes that start at once on a new database all have the secret that one of them made', async () => {
  const secrets = await Promise.all(Array.from({ length: 6 }, secretOfAnother))
  expect(new Set(secrets).size).toBe(1)
  expect(secrets).not.toContain(former.toString('hex'))
  expect(await secretWith([fresh, former])).toBe(secrets[0])
})

test('a new database has a secret that no other has, whatever its keys are', async () => {
  const secret = await secretWith(given.search)
  const other = await createTestDatabase()
  const { searchSecret } = await admitKeys(other.db, given)
  await other.drop()
  expect(searchSecret.toString('hex')).not.toBe(secret)
})

test('in a database whose hashes the search key itself made, that key is the secret', async () => {
  await secretWith(given.search)
  await goBack()
  await expect(secretWith([fresh])).rejects.toThrow('SEARCH_KEY is another key')
  expect(await secretWith([fresh, former])).toBe(former.toString('hex'))
  expect(await secretWith([fresh])).toBe(former.toString('hex'))
  await expect(secretWith([former])).rejects.toThrow('SEARCH_KEY is another key')
})

test('where no key was ever noted, but something is there, one key is given and is the secret', async () => {
  await storeRow()
  await expect(secretWith([fresh, former])).rejects.toThrow('start once with that one alone')
  expect(await secretWith([former])).toBe(former.toString('hex'))
})

test('a secret that is gone is not made again, neither of the search key nor at random', async () => {
  await storeRow()
  const secret = await secretWith([fresh])
  const row = await database.db.selectFrom('search_secret').selectAll().executeTakeFirstOrThrow()
  await loseSecret()
  await expect(secretWith([fresh])).rejects.toThrow('the search secret is missing')
  const opening = openMaterial(database.db, { ...given, search: [fresh] })
  await expect(opening).rejects.toThrow('the search secret is missing')
  await database.db.insertInto('search_secret').values(row).execute()
  expect(await secretWith([fresh])).toBe(secret)
})

test('who is refused for the search key has left nothing', async () => {
  await secretWith([former])
  const notes = () => database.db.selectFrom('known_key').selectAll().orderBy('print').execute()
  const before = await notes()
  await expect(secretWith([fresh])).rejects.toThrow('SEARCH_KEY is another key')
  expect(await notes()).toEqual(before)
})

test('who works on the data of a service makes no secret', async () => {
  await expect(openMaterial(database.db, given)).rejects.toThrow('start the service first')
  const { searchSecret } = await admitKeys(database.db, given)
  expect((await openMaterial(database.db, given)).searchSecret).toEqual(searchSecret)
  const wrong = openMaterial(database.db, { ...given, search: [fresh] })
  await expect(wrong).rejects.toThrow('SEARCH_KEY is another key')
})
