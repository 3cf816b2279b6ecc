import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { type Primary, primaryOf } from './primary.ts'

let database: TestDatabase
let primary: Primary
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(() => {
  // The patience of a search is not for a test that was held up itself.
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  const { host } = new URL(database.url)
  // Nobody listens on the first of the two.
  primary = primaryOf(database.url.replace(host, `127.0.0.1:1,${host}`))
})
afterEach(async () => {
  vi.useRealTimers()
  await takesConnections(true)
})
afterAll(() => database.drop())

/** Whether the database answers anybody who asks it anew. */
async function takesConnections(isSo: boolean): Promise<void> {
  const url = new URL(database.url)
  const name = url.pathname.slice(1)
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(`alter database ${name} with allow_connections ${isSo}`)
  await client.end()
}

/** It is known, and so long ago that it is searched for again; now it does not answer who searches. */
async function foundOnceAndNotAgain() {
  const found = await primary.place()
  vi.advanceTimersByTime(1001)
  await takesConnections(false)
  return found
}

test('a primary that does not say in time what it is stays the primary', async () => {
  const found = await foundOnceAndNotAgain()
  expect(found?.port).toBe(Number(new URL(database.url).port))
  expect(await primary.place()).toBe(found)
})

test('one that is doubted is not believed without an answer', async () => {
  await foundOnceAndNotAgain()
  primary.doubt()
  await expect(primary.place()).rejects.toMatchObject({ code: '08001' })
})
