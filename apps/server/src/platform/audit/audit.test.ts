import { randomBytes, randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testClock } from '../../../test/test-clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { testKeys } from '../../../test/test-keys.ts'
import { auditOn } from './audit.ts'
import type { AuditFact } from './audit-fact.ts'
import { verifyTrail } from './verify-trail.ts'

const keys = testKeys()
const clock = testClock()

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

function newProcess() {
  return auditOn({ ...database, keys, clock })
}

function lookup(): AuditFact {
  return { event: 'lookup', sessionId: randomUUID(), address: 'a', subject: 's', outcome: 'found' }
}

/** One process that leaves some entries, a second apart. */
async function leaveEntries(count: number): Promise<void> {
  const audit = newProcess()
  for (let at = 0; at < count; at++) {
    clock.advance(1)
    await audit.record(lookup())
  }
}

function verdict() {
  return verifyTrail(database.db, keys)
}

async function change(statement: string): Promise<void> {
  const { rowCount } = await database.pool.query(statement)
  expect(rowCount).toBeGreaterThan(0)
}

const notRoot = "chain <> '00000000-0000-0000-0000-000000000000'"

test('a trail that nobody touched holds, over several processes', async () => {
  await leaveEntries(5)
  await leaveEntries(5)
  const audit = newProcess()
  await Promise.all(Array.from({ length: 50 }, () => audit.record(lookup())))
  expect(await verdict()).toEqual({ kind: 'holds', entries: 63, chains: 4 })
})

test('entries from before there were members of staff hold beside those that name one', async () => {
  const audit = newProcess()
  await audit.record(lookup())
  const staffId = randomUUID()
  await audit.record({ ...lookup(), staffId })
  const entries = await database.db
    .selectFrom('audit_entry')
    .selectAll()
    .where('event', '=', 'lookup')
    .orderBy('seq')
    .execute()
  const [before, byStaff] = entries.map((entry) => {
    const { chain, seq, at, event, session_id, object_id, subject, address, outcome } = entry
    const who = [session_id, object_id, subject, address]
    const facts = JSON.stringify([chain, seq, at.toISOString(), event, ...who, outcome])
    return keys.mac('audit', entry.previous_mac, facts).equals(entry.mac)
  })
  expect([before, byStaff]).toEqual([true, false])
  expect(await verdict()).toMatchObject({ kind: 'holds' })
  await change(`update audit_entry set staff_id = null where staff_id = '${staffId}'`)
  expect(await verdict()).toMatchObject({ kind: 'broken', why: 'it was changed' })
})

test('processes that begin at once all have a chain', async () => {
  const processes = Array.from({ length: 8 }, newProcess)
  await Promise.all(processes.map((each) => each.record(lookup())))
  expect(await verdict()).toEqual({ kind: 'holds', entries: 16, chains: 9 })
})

test('a service that recorded nothing, or whose whole trail is gone, has none that holds', async () => {
  expect(await verdict()).toEqual({ kind: 'empty' })
  await leaveEntries(2)
  await change('delete from audit_entry')
  expect(await verdict()).toMatchObject({ kind: 'broken' })
  await change('delete from audit_chain')
  expect(await verdict()).toEqual({ kind: 'empty' })
})

test.each([
  ['the outcome', "outcome = 'Found'"],
  ['the event', "event = 'lookuq'"],
  ['the time', "at = at + interval '1 millisecond'"],
  ['who it was', 'session_id = null'],
  ['from where', "address = 'b'"],
  ['what it was', 'object_id = session_id'],
  ['whom it was about', "subject = 't'"],
  ['which member of staff it was', 'staff_id = session_id'],
  ['a byte of the seal', 'mac = set_byte(mac, 7, get_byte(mac, 7) # 1)'],
  ['a byte of the link', 'previous_mac = set_byte(previous_mac, 7, get_byte(previous_mac, 7) # 1)'],
])('a change of %s is found', async (_, assignment) => {
  await leaveEntries(5)
  await change(`update audit_entry set ${assignment} where seq = 3`)
  expect(await verdict()).toMatchObject({ kind: 'broken', seq: 3 })
})

test.each([1, 3])('the removal of entry %i is found', async (seq) => {
  await leaveEntries(5)
  await change(`delete from audit_entry where seq = ${seq} and ${notRoot}`)
  expect(await verdict()).toMatchObject({ kind: 'broken', seq })
})

test('entries that changed places are found', async () => {
  await leaveEntries(3)
  await change(`update audit_entry set seq = 9 where seq = 1 and ${notRoot}`)
  await change(`update audit_entry set seq = 1 where seq = 2 and ${notRoot}`)
  await change(`update audit_entry set seq = 2 where seq = 9 and ${notRoot}`)
  expect(await verdict()).toMatchObject({ kind: 'broken', seq: 1 })
})

test('the end of a chain cannot be cut off, with its head changed or not', async () => {
  await leaveEntries(5)
  await change('delete from audit_entry where seq = 5')
  const why = '5 entries were written'
  expect(await verdict()).toMatchObject({ kind: 'broken', seq: 5, why })
  await change(`update audit_chain set entries = 4 where ${notRoot}`)
  expect(await verdict()).toMatchObject({ kind: 'broken', why: 'its head was changed' })
})

test('a whole chain cannot be taken away, not even with what begins it', async () => {
  await leaveEntries(5)
  await leaveEntries(1)
  await change(`delete from audit_entry where ${notRoot} and chain =
    (select object_id from audit_entry where not ${notRoot} and seq = 2)`)
  expect(await verdict()).toMatchObject({ kind: 'broken', seq: 1 })
  await change(`delete from audit_chain where ${notRoot} and entries = 1`)
  expect(await verdict()).toMatchObject({ kind: 'broken', why: 'its head is missing' })
  await change(`delete from audit_entry where not ${notRoot} and seq = 2`)
  expect(await verdict()).toMatchObject({ kind: 'broken', why: '2 entries were written' })
})

test('a process whose chain was cut while it runs notices at its next entry, and goes on in a new one', async () => {
  const audit = newProcess()
  await audit.record(lookup())
  await change(`delete from audit_entry where ${notRoot}`)
  await change(`delete from audit_chain where ${notRoot}`)
  await expect(audit.record(lookup())).rejects.toThrow('is not as it was left')
  await audit.record(lookup())
  expect(await verdict()).toMatchObject({ kind: 'broken' })
})

test('nobody signs on where the root was changed', async () => {
  await leaveEntries(1)
  await change(`update audit_chain set entries = 0 where not ${notRoot}`)
  await expect(leaveEntries(1)).rejects.toThrow('the root has no seal')
})

test('who has the database but not the key cannot write an entry', async () => {
  await leaveEntries(2)
  const last = await database.db
    .selectFrom('audit_entry')
    .selectAll()
    .orderBy('seq', 'desc')
    .executeTakeFirstOrThrow()
  const forged = { ...last, seq: 3, previous_mac: last.mac, mac: randomBytes(32) }
  await database.db.insertInto('audit_entry').values(forged).execute()
  expect(await verdict()).toMatchObject({ kind: 'broken', seq: 3, why: 'it was changed' })
})

test('what a transaction does and its trace are stored together', async () => {
  const audit = newProcess()
  await audit.inTransaction(async (db, record) => {
    record(lookup())
    await db
      .insertInto('counter')
      .values({ key: 'a', points: 1, expires_at: clock.now() })
      .execute()
    record(lookup())
  })
  expect(await verdict()).toMatchObject({ kind: 'holds', entries: 3 })
})

test('a transaction that fails leaves neither, and the next goes on', async () => {
  const audit = newProcess()
  await audit.inTransaction(async (_, record) => record(lookup()))
  const failed = audit.inTransaction(async (db, record) => {
    record(lookup())
    await db
      .insertInto('counter')
      .values({ key: 'a', points: 1, expires_at: clock.now() })
      .execute()
    throw new Error('the disk is full')
  })
  await expect(failed).rejects.toThrow('the disk is full')
  await audit.inTransaction(async (_, record) => record(lookup()))
  expect(await verdict()).toEqual({ kind: 'holds', entries: 3, chains: 2 })
  expect(await database.db.selectFrom('counter').selectAll().execute()).toEqual([])
})

test('transactions at once do not wait for each other’s traces', async () => {
  const audit = newProcess()
  await audit.inTransaction(async (_, record) => {
    record(lookup())
    await audit.inTransaction(async (_, recordFirst) => recordFirst(lookup()))
  })
  await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      at % 2 === 0
        ? audit.record(lookup())
        : audit.inTransaction(async (_, record) => record(lookup())),
    ),
  )
  expect(await verdict()).toMatchObject({ kind: 'holds' })
})
