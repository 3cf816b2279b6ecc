import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type MailRoom, openMailRoom, patiently } from '../../../test/fakes/mail-room.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'

let database: TestDatabase
let room: MailRoom
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  room = await openMailRoom(database)
})
afterEach(() => room.close())
afterAll(() => database.drop())

test('a mail is on its way once it is stored; what was undone is not', async () => {
  const jobs = await room.begin()
  const undone = database.db.transaction().execute(async (transaction) => {
    await jobs.sendMail(room.mailTo('undone'), transaction)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await room.queue(jobs)
  await vi.waitFor(() => expect(room.subjects()).toEqual([room.subject]), patiently)
  expect(room.received()[0]?.recipients).toEqual(['zhang.san@example.com'])
})

test('a mail waits for a mail server that is down, and arrives once when it is up again', async () => {
  const jobs = await room.begin()
  room.setServerDown(true)
  await room.queue(jobs)
  await room.nextTryNow()
  await vi.waitFor(() => expect(room.failures()).toBe(2), patiently)
  expect(await room.dead()).toEqual([])

  room.setServerDown(false)
  await room.nextTryNow()
  await vi.waitFor(() => expect(room.subjects()).toEqual([room.subject]), patiently)
  await room.queue(jobs, 'the next')
  await vi.waitFor(() => expect(room.subjects()).toEqual([room.subject, 'the next']), patiently)
})

test('several processes send each mail once', async () => {
  const [jobs] = await Promise.all([room.begin(), room.begin(), room.begin()])
  const ids = Array.from({ length: 20 }, (_, at) => `mail ${at}`)
  await Promise.all(ids.map((id) => room.queue(jobs, id)))
  await vi.waitFor(() => expect(new Set(room.subjects())).toEqual(new Set(ids)), patiently)
  await room.stopProcesses()
  expect(room.subjects()).toHaveLength(ids.length)
  expect(new Set(room.received().map(({ messageId }) => messageId)).size).toBe(ids.length)
})

test('a mail keeps its id from try to try, so that its second copy is known for one', async () => {
  const jobs = await room.begin()
  await room.queue(jobs)
  await vi.waitFor(() => expect(room.subjects()).toHaveLength(1), patiently)
  // The server took it, and nobody wrote that down.
  await vi.waitFor(async () => {
    const { rowCount } = await database.pool.query(
      `update pgboss.job set state = 'retry', start_after = now() where state = 'completed'`,
    )
    expect(rowCount).toBe(1)
  }, patiently)
  await vi.waitFor(() => expect(room.subjects()).toHaveLength(2), patiently)
  expect(new Set(room.received().map(({ messageId }) => messageId)).size).toBe(1)
})
