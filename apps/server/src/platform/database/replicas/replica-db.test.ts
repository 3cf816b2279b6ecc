import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../../../../test/readers/rows-of.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { openLog } from '../../log/log.ts'
import { type OpenReplicaDb, openReplicaDb } from './replica-db.ts'

/** What a real replica does is tested in `cluster/`. */

let database: TestDatabase
let opened: OpenReplicaDb | undefined
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

function open(replicaUrl: string | undefined): OpenReplicaDb {
  opened = openReplicaDb({ ...database, replicaUrl, log })
  return opened
}

async function askedBy(replica: OpenReplicaDb): Promise<string> {
  const rows = await replica.read((db) =>
    rowsOf<{ name: string }>(db, "select current_setting('application_name') as name"),
  )
  return rows[0]?.name ?? ''
}

test('without a replica the database answers, and there is no figure', async () => {
  const replica = open(undefined)
  expect(await askedBy(replica)).toBe('ecenter')
  expect(replica.lagSeconds()).toBeUndefined()
})

test('a replica that is away leaves the answers to the database', async () => {
  const replica = open('postgres://nobody@127.0.0.1:1/none')
  await expect.poll(() => logged.join()).toContain('ECONNREFUSED')
  expect(await askedBy(replica)).toBe('ecenter')
  expect(replica.lagSeconds()).toBe(Number.POSITIVE_INFINITY)
})

test('a server that takes writes is no replica, so it is not asked', async () => {
  const replica = open(database.url)
  await expect.poll(() => logged.join()).toContain('ReplicaTakesWrites')
  expect(await askedBy(replica)).toBe('ecenter')
  expect(replica.lagSeconds()).toBe(Number.POSITIVE_INFINITY)
})

test('another database is no replica of this one', async () => {
  const other = await createTestDatabase()
  const replica = open(other.url)
  await expect.poll(() => logged.join()).toContain('ReplicaOfAnother')
  expect(await askedBy(replica)).toBe('ecenter')
  await replica.close()
  opened = undefined
  await other.drop()
})

test('a fault of the question is not asked twice', async () => {
  const replica = open(undefined)
  let asked = 0
  const wrong = replica.read(async (db) => {
    asked += 1
    return rowsOf(db, 'select no_such_column')
  })
  await expect(wrong).rejects.toThrow('no_such_column')
  expect(asked).toBe(1)
})
