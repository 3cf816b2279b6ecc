import { leadNoted } from '@ecenter/contract/core/sale-events.ts'
import { beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { lastPosition, tellOf } from '../../../test/subjects/core-events.ts'
import { coreEventTopic, tellCore } from '../../platform/core-events/tell-core.ts'
import type { Db } from '../../platform/database/database.ts'
import { assignAllPositions } from './assign-positions.ts'
import { purgeEvents } from './purge-events.ts'
import { readFeed } from './read-feed.ts'

const service = serviceOfTests({ demo: false })
let before: number
beforeEach(async () => {
  before = await lastPosition(service)
})

function tell(subject: string, note: string, db?: Db): Promise<string> {
  return tellOf(service, subject, note, db)
}

async function feed(after = before) {
  await assignAllPositions(service)
  return readFeed(service, { after, limit: 1000 })
}

async function notes(after?: number): Promise<unknown[]> {
  return (await feed(after)).map(({ data }) => data.note)
}

test('the feed never passes a transaction that is open still', async () => {
  let commit = () => {}
  const open = new Promise<void>((resolve) => {
    commit = resolve
  })
  let hasTold = () => {}
  const told = new Promise<void>((resolve) => {
    hasTold = resolve
  })
  const slow = service.db.transaction().execute(async (db) => {
    await tell('lead/1', 'slow', db)
    hasTold()
    await open
  })
  await told
  await tell('lead/2', 'quick')
  const [quick, ...others] = await feed()
  expect([quick?.data.note, others]).toEqual(['quick', []])
  commit()
  await slow
  expect(await notes(quick?.position)).toEqual(['slow'])
})

test('what was undone is told to nobody', async () => {
  const undone = service.db.transaction().execute(async (db) => {
    await tell('lead/1', 'undone', db)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await feed()).toEqual([])
})

test('what does not fit its schema undoes what it tells of', async () => {
  const data = { leadNo: 'YX1', status: 'sold', note: '', notedAt: 'today', account: 'a' } as never
  const told = service.db
    .transaction()
    .execute((db) => tellCore({ ...service, db }, leadNoted, { subject: 'lead/YX1', data }))
  await expect(told).rejects.toThrow()
  expect(await feed()).toEqual([])
})

test('with several relays at once each event has one position, and a subject keeps its order', async () => {
  const subjects = Array.from({ length: 8 }, (_, at) => `lead/${at}`)
  const relay = async () => {
    for (let round = 0; round < 30; round++) await assignAllPositions(service)
  }
  const telling = subjects.map(async (subject) => {
    for (let at = 0; at < 25; at++) await tell(subject, `${at}`)
  })
  await Promise.all([...telling, relay(), relay(), relay()])
  const events = await feed()
  expect(events.length).toBe(8 * 25)
  expect(new Set(events.map(({ id }) => id)).size).toBe(8 * 25)
  expect(events.map(({ position }) => position)).toEqual(
    Array.from({ length: 8 * 25 }, (_, at) => before + at + 1),
  )
  for (const subject of subjects) {
    const own = events.filter((event) => event.subject === subject)
    expect(own.map(({ data }) => data.note)).toEqual(Array.from({ length: 25 }, (_, at) => `${at}`))
  }
})

test('whoever tells something notifies the relays, once it is committed', async () => {
  const notified = new Promise<void>((resolve) => {
    let looks = 0
    const stop = service.notifier.listen(coreEventTopic, () => {
      looks += 1
      // The first look is that of beginning to listen.
      if (looks === 1) void tell('lead/1', 'heard')
      else resolve(stop())
    })
  })
  await notified
  expect(await notes()).toEqual(['heard'])
})

test('neither subject nor data can be read in the database', async () => {
  await tell('lead/YX-CANARY', 'a canary sings')
  const { rows } = await service.database.pool.query(
    'select core_event::text as row from core_event',
  )
  expect(rows.length).toBeGreaterThan(0)
  const told = rows.map(({ row }) => row).join()
  for (const canary of ['CANARY', 'canary', Buffer.from('canary').toString('hex')]) {
    expect(told).not.toContain(canary)
  }
})

test('an id tells its time, so that later ones sort behind', async () => {
  await tell('lead/1', 'first')
  await service.passTime(1)
  await tell('lead/1', 'second')
  const ids = (await feed()).map(({ id }) => id)
  expect(ids).toEqual([...ids].sort())
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-/)
})

test('after ninety days an event is gone, and positions go on', async () => {
  await tell('lead/1', 'old')
  await service.passTime(90 * 86_400 - 1)
  await purgeEvents(service)
  const [old] = await feed()
  expect(old?.data.note).toBe('old')
  await service.passTime(2)
  await purgeEvents(service)
  expect(await feed()).toEqual([])
  await tell('lead/1', 'new')
  const [fresh] = await feed()
  expect(fresh?.position).toBe((old?.position ?? 0) + 1)
})
