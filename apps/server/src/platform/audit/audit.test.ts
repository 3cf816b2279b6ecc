import { randomBytes, randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testClock } from '../../../test/test-clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { keysFrom } from '../keys/keys.ts'
import { auditOn, firstBrokenEntry } from './audit.ts'

const keys = keysFrom({
  data: [{ number: 1, key: randomBytes(32) }],
  search: randomBytes(32),
  proof: randomBytes(32),
})
const clock = testClock()

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

/** One process that leaves some entries, a second apart. */
async function leaveEntries(count: number): Promise<void> {
  const audit = auditOn({ ...database, keys, clock })
  for (let at = 0; at < count; at++) {
    clock.advance(1)
    await audit.record({ event: 'lookup', sessionId: randomUUID(), outcome: 'found' })
  }
}

function broken() {
  return firstBrokenEntry(database.db, keys)
}

async function change(statement: string): Promise<void> {
  const { rowCount } = await database.pool.query(statement)
  expect(rowCount).toBe(1)
}

test('a trail that nobody touched holds, over several processes', async () => {
  expect(await broken()).toBeUndefined()
  await leaveEntries(5)
  await leaveEntries(5)
  const audit = auditOn({ ...database, keys, clock })
  await Promise.all(
    Array.from({ length: 50 }, () => audit.record({ event: 'sms-sent', outcome: 'appeal' })),
  )
  expect(await broken()).toBeUndefined()
})

test.each([
  ['the outcome', "outcome = 'Found'"],
  ['the event', "event = 'lookuq'"],
  ['the time', "at = at + interval '1 millisecond'"],
  ['who it was', 'session_id = null'],
  ['what it was', 'object_id = session_id'],
  ['a byte of the seal', 'mac = set_byte(mac, 7, get_byte(mac, 7) # 1)'],
  ['a byte of the link', 'previous_mac = set_byte(previous_mac, 7, get_byte(previous_mac, 7) # 1)'],
])('a change of %s is found', async (_, assignment) => {
  await leaveEntries(5)
  await change(`update audit_entry set ${assignment} where seq = 3`)
  expect(await broken()).toMatchObject({ seq: 3 })
})

test.each([1, 3])('the removal of entry %i is found', async (seq) => {
  await leaveEntries(5)
  await change(`delete from audit_entry where seq = ${seq}`)
  expect(await broken()).toMatchObject({ seq: seq + 1 })
})

test('entries that changed places are found', async () => {
  await leaveEntries(3)
  await change('update audit_entry set seq = 9 where seq = 1')
  await change('update audit_entry set seq = 1 where seq = 2')
  await change('update audit_entry set seq = 2 where seq = 9')
  expect(await broken()).toMatchObject({ seq: 1 })
})

test('the end of an earlier process’s chain cannot be cut off', async () => {
  await leaveEntries(5)
  await leaveEntries(1)
  await change('delete from audit_entry where seq = 5')
  expect(await broken()).toMatchObject({ seq: 1 })
})

test('who has the database but not the key cannot write an entry', async () => {
  await leaveEntries(2)
  const [last] = await database.db
    .selectFrom('audit_entry')
    .selectAll()
    .orderBy('seq', 'desc')
    .limit(1)
    .execute()
  if (last === undefined) throw new Error('no entry was left')
  const forged = { ...last, seq: 3, previous_mac: last.mac, mac: randomBytes(32) }
  await database.db.insertInto('audit_entry').values(forged).execute()
  expect(await broken()).toMatchObject({ seq: 3 })
})
