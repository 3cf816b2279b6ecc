import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../../../test/readers/rows-of.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { openLog } from '../log/log.ts'
import { type OpenLaggingDb, openLaggingDb } from './replica-db.ts'

/** What a real replica does is tested in `cluster/`. */

let database: TestDatabase
let opened: OpenLaggingDb | undefined
const logged: string[] = []
const log = openLog('info', { write: (line) => void logged.push(line) })
beforeAll(async () => {
  database = await createTestDatabase()
})
afterEach(async () => {
  await opened?.close()
  logged.length = 0
})
afterAll(() => database.drop())

function open(replicaUrl: string | undefined): OpenLaggingDb {
  opened = openLaggingDb({ ...database, replicaUrl, log })
  return opened
}

async function askedBy(lagging: OpenLaggingDb): Promise<string> {
  const rows = await lagging.read((db) =>
    rowsOf<{ name: string }>(db, "select current_setting('application_name') as name"),
  )
  return rows[0]?.name ?? ''
}

test('without a replica the database answers, and there is no figure', async () => {
  const lagging = open(undefined)
  expect(await askedBy(lagging)).toBe('ecenter')
  expect(lagging.lagSeconds()).toBeUndefined()
})

test('a replica that is away leaves the answers to the database', async () => {
  const lagging = open('postgres://nobody@127.0.0.1:1/none')
  await expect.poll(() => logged.join()).toContain('ECONNREFUSED')
  expect(await askedBy(lagging)).toBe('ecenter')
  expect(lagging.lagSeconds()).toBe(Number.POSITIVE_INFINITY)
})

test('a server that takes writes is no replica, so it is not asked', async () => {
  const lagging = open(database.url)
  await expect.poll(() => logged.join()).toContain('ReplicaTakesWrites')
  expect(await askedBy(lagging)).toBe('ecenter')
  expect(lagging.lagSeconds()).toBe(Number.POSITIVE_INFINITY)
})

test('another database is no replica of this one', async () => {
  const other = await createTestDatabase()
  const lagging = open(other.url)
  await expect.poll(() => logged.join()).toContain('ReplicaOfAnother')
  expect(await askedBy(lagging)).toBe('ecenter')
  await lagging.close()
  opened = undefined
  await other.drop()
})

test('a fault of the question is not asked twice', async () => {
  const lagging = open(undefined)
  let asked = 0
  const wrong = lagging.read(async (db) => {
    asked += 1
    return rowsOf(db, 'select no_such_column')
  })
  await expect(wrong).rejects.toThrow('no_such_column')
  expect(asked).toBe(1)
})
