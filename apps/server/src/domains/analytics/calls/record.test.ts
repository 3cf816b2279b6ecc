import { eventsAtMost } from '@ecenter/contract/analytics/events-at-most.ts'
import { record } from '@ecenter/contract/analytics/record.ts'
import type { TypedOf } from '@ecenter/contract/call.ts'
import { entryId } from '@ecenter/contract/rules/entry-id.ts'
import { is } from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { found, personalData } from '../../../../test/readers/canaries.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { demoPolicies } from '../../../demo/demo-policies.ts'
import { purgeEnded } from '../../../platform/session/purge-ended.ts'

const batch: TypedOf<typeof record> = {
  events: ['/home', 'policy query', '/policy-query'],
  channelType: 'app',
  entryId: 'spring-2026',
}

const service = serviceOfTests({ demo: false })
let visitor: Visitor
beforeEach(async () => {
  await service.db.deleteFrom('analytics_event').execute()
  visitor = newVisitor(service)
  await visitor.open()
})

function storedEvents() {
  return service.db.selectFrom('analytics_event').selectAll().orderBy('id').execute()
}

async function visitsOf(sessionId: string) {
  const { db } = service
  return db.selectFrom('analytics_visit').selectAll().where('session_id', '=', sessionId).execute()
}

test('what was seen and pressed is stored in its order, with channel and entry', async () => {
  await visitor.get(record, batch)
  const rows = await storedEvents()
  expect(rows.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'view /home',
    'click policy query',
    'view /policy-query',
  ])
  expect(rows[0]).toMatchObject({ channel: 'app', entry_id: 'spring-2026' })
  expect(new Set(rows.map(({ visit }) => visit)).size).toBe(1)
})

test('one session is one visit, two are two', async () => {
  await visitor.get(record, batch)
  await visitor.get(record, batch)
  const other = newVisitor(service)
  await other.open()
  await other.get(record, batch)
  expect(new Set((await storedEvents()).map(({ visit }) => visit)).size).toBe(2)
})

test('a batch that arrives twice counts once', async () => {
  await visitor.ask(record, batch, { requestId: 'the-same' })
  expect((await visitor.ask(record, batch, { requestId: 'the-same' })).code).toBe('1')
  expect(await storedEvents()).toHaveLength(batch.events.length)
})

test.each([
  ['a route that does not exist', { ...batch, events: ['/nowhere'] }],
  ['a route with its parameters', { ...batch, events: ['/pdf?handle=x'] }],
  ['a button that is not named', { ...batch, events: ['log out'] }],
  ['more than a name', { ...batch, events: [{ name: '/home', mobile: '13812345678' }] }],
  ['an unknown channel', { ...batch, channelType: '13812345678' }],
  ['an entry that no link can name', { ...batch, entryId: '春季海报' }],
  ['nothing', { ...batch, events: [] }],
  ['too much at once', { ...batch, events: Array(eventsAtMost + 1).fill('/home') }],
])('%s is refused as a whole', async (_, body) => {
  expect((await visitor.ask(record, body)).code).toBe('1000')
  expect(await storedEvents()).toEqual([])
})

test('there is no place for anything about a person', async () => {
  const canaries = personalData(demoPolicies(service.clock.today()))
  let stored = 0
  for (const personal of canaries) {
    if (!is(entryId, personal)) {
      expect((await visitor.ask(record, { ...batch, entryId: personal })).code).toBe('1000')
      continue
    }
    if (stored++ % 100 === 0) {
      visitor = newVisitor(service)
      await visitor.open()
    }
    expect((await visitor.ask(record, { ...batch, entryId: personal })).code).toBe('1')
  }
  await visitor.ask(record, { ...batch, mobile: canaries[0], note: canaries[1] })

  const rows = await storedEvents()
  expect(rows).toHaveLength(batch.events.length * (stored + 1))
  expect(found(canaries, JSON.stringify(rows))).toEqual([])
})

test('an entry that was cut is told to the operators, without its text', async () => {
  await visitor.get(record, { ...batch, isEntryCut: true })
  const told = service.logged.filter((line) => line.includes('entry id'))
  expect(told).toHaveLength(1)
  expect(JSON.parse(told[0] ?? '')).toMatchObject({ channel: 'app' })
  expect(told[0]).not.toContain(batch.entryId)
})

test('when the session has ended, nothing leads from the events back to it', async () => {
  await visitor.get(record, batch)
  const session = await visitor.session()
  expect(await visitsOf(session.id)).toHaveLength(1)
  await service.passTime(9 * 3600)
  await purgeEnded(service.db, service.clock)

  const [row] = await storedEvents()
  expect(await visitsOf(session.id)).toEqual([])
  expect([session.id, session.uuid]).not.toContain(row?.visit)
  expect(row?.at.toISOString()).toMatch(/:00:00\.000Z$/)
})

test('one session fills no disk: beyond 120 batches an hour nothing is stored', async () => {
  const one = { ...batch, events: batch.events.slice(0, 1) }
  const codes = new Set<string>()
  for (let sent = 0; sent < 121; sent += 1) codes.add((await visitor.ask(record, one)).code)
  expect([...codes]).toEqual(['1', 'E3060001'])
  expect(await storedEvents()).toHaveLength(120)
})

test('old events are removed after 400 days', async () => {
  await visitor.get(record, batch)
  await service.passTime(401 * 86_400)
  await purgeEnded(service.db, service.clock)
  expect(await storedEvents()).toEqual([])
})
