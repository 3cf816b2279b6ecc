import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { tellOf } from '../../../test/subjects/core-events.ts'
import {
  type CoreReceiver,
  isSignedWith,
  openCoreReceiver,
  taken,
} from '../../../test/subjects/core-receiver.ts'
import { pipelineCount } from '../../platform/core-events/tell-core.ts'
import { assignAllPositions } from './assign-positions.ts'
import { findDeadEvents, retryDeadEvents } from './dead-events.ts'
import { freePipelines } from './hold-pipeline.ts'
import { type PipelinePusher, pushPipeline } from './push-pipeline.ts'

const service = serviceOfTests({ demo: false })
const secrets = [randomBytes(32), randomBytes(32)]
let core: CoreReceiver
beforeAll(async () => {
  core = await openCoreReceiver()
})
beforeEach(async () => {
  core.arrived.length = 0
  core.applied.length = 0
  core.answer = () => taken
  core.server.line = 'good'
  await service.db.deleteFrom('core_event').execute()
})
afterAll(() => core.server.stop())

const failing = { status: 500, body: 'a long answer that nobody reads' }

/** One process pushes all that is due, once through all pipelines. */
async function pushAll(
  holder: string = randomUUID(),
  given: Pick<PipelinePusher, 'waitMs' | 'pause'> = {},
): Promise<void> {
  await assignAllPositions(service)
  const pusher = {
    push: { url: core.url, secrets },
    holder,
    stopping: new AbortController().signal,
    ...given,
  }
  const numbers = Array.from({ length: pipelineCount }, (_, number) => number)
  await Promise.all(numbers.map((number) => pushPipeline(service, number, pusher)))
  await freePipelines(service.db, holder)
}

function notesIn(events: CoreReceiver['applied'], subject?: string): unknown[] {
  return events
    .filter((event) => subject === undefined || event.subject === subject)
    .map(({ data }) => data.note)
}

function stored() {
  return service.db
    .selectFrom('core_event')
    .select(['received_at', 'given_up_at', 'tries', 'failure', 'next_try_at'])
    .orderBy('position')
    .execute()
}

test('an event arrives as CloudEvents names it, signed with each secret', async () => {
  const id = await tellOf(service, 'lead/1', '下周再联系')
  await pushAll()
  const [received] = core.arrived
  expect(received?.event).toMatchObject({
    specversion: '1.0',
    id,
    type: 'lead.noted.v1',
    subject: 'lead/1',
    time: service.clock.now().toISOString(),
    data: { note: '下周再联系' },
  })
  expect(received?.headers).toMatchObject({
    'webhook-id': id,
    'webhook-timestamp': `${service.clock.now().getTime() / 1000}`,
    'content-type': 'application/cloudevents+json; charset=utf-8',
  })
  if (received === undefined) throw new Error('nothing arrived')
  for (const secret of secrets) expect(isSignedWith(secret, received)).toBe(true)
  expect(isSignedWith(randomBytes(32), received)).toBe(false)
  const [secret = Buffer.of()] = secrets
  expect(isSignedWith(secret, { ...received, body: `${received.body} ` })).toBe(false)
  expect(await stored()).toMatchObject([{ received_at: service.clock.now(), tries: 1 }])
  await pushAll()
  expect(core.arrived.length).toBe(1)
})

test('what is answered 500 is tried again later, and its subject waits for it; others go on', async () => {
  core.answer = ({ subject }) => (subject === 'lead/1' ? failing : taken)
  await tellOf(service, 'lead/1', 'first')
  await tellOf(service, 'lead/1', 'second')
  for (let at = 2; at < 12; at++) await tellOf(service, `lead/${at}`, 'other')
  await pushAll()
  expect(notesIn(core.applied)).toEqual(Array.from({ length: 10 }, () => 'other'))
  expect(core.arrived.filter(({ event }) => event.subject === 'lead/1').length).toBe(1)
  expect((await stored())[0]).toMatchObject({ tries: 1, failure: 'answered 500' })
  await pushAll()
  expect(core.arrived.length).toBe(11)
  core.answer = () => taken
  await service.passTime(5)
  await pushAll()
  expect(notesIn(core.applied, 'lead/1')).toEqual(['first', 'second'])
})

test('a receiver that refuses one kind of event is not left in peace as one that is down', async () => {
  const pauses = async (refused: (at: number) => boolean) => {
    const asked: number[] = []
    await service.db.deleteFrom('core_event').execute()
    for (let at = 0; at < 12; at++)
      await tellOf(service, `lead/${at}`, refused(at) ? 'refused' : 'good')
    await assignAllPositions(service)
    // One pipeline has them all, as they were told.
    await service.db.updateTable('core_event').set({ pipeline: 0 }).execute()
    await pushAll(undefined, { pause: async (ms) => void asked.push(ms) })
    return asked
  }
  core.answer = ({ data }) => (data.note === 'refused' ? failing : taken)
  expect(await pauses((at) => at % 2 === 1)).toEqual([250, 250, 250, 250, 250, 250])
  expect(notesIn(core.applied)).toEqual(Array.from({ length: 6 }, () => 'good'))
  expect((await pauses(() => true)).slice(0, 4)).toEqual([250, 500, 1000, 2000])
})

test('a receiver that hangs is not waited for for ever', async () => {
  core.server.line = 'silent'
  await tellOf(service, 'lead/1', 'first')
  await pushAll(undefined, { waitMs: 50 })
  expect(await stored()).toMatchObject([{ received_at: null, failure: 'no answer in time' }])
})

test('nobody follows a redirect', async () => {
  const elsewhere = await openCoreReceiver()
  core.answer = () => ({ status: 307, headers: { location: elsewhere.url }, body: '' })
  await tellOf(service, 'lead/1', 'first')
  await pushAll()
  await elsewhere.server.stop()
  expect(elsewhere.arrived).toEqual([])
  expect(await stored()).toMatchObject([{ received_at: null, failure: 'answered 307' }])
})

test('a receipt that is lost on the way makes the event come again, by the same id', async () => {
  core.server.line = 'cut'
  await tellOf(service, 'lead/1', 'first')
  await tellOf(service, 'lead/1', 'second')
  await pushAll()
  expect(core.arrived.length).toBe(1)
  core.server.line = 'good'
  await service.passTime(5)
  await pushAll()
  expect(notesIn(core.arrived.map(({ event }) => event))).toEqual(['first', 'first', 'second'])
  expect(notesIn(core.applied)).toEqual(['first', 'second'])
})

test('after three days an event is a dead letter, which holds up its own subject alone', async () => {
  core.answer = ({ subject }) => (subject === 'lead/1' ? failing : taken)
  await tellOf(service, 'lead/1', 'first')
  await tellOf(service, 'lead/1', 'second')
  await pushAll()
  await service.passTime(72 * 3600 - 1)
  await pushAll()
  expect((await stored())[0]?.given_up_at).toBeNull()
  await service.passTime(600)
  await pushAll()
  expect(await findDeadEvents(service.db, { limit: 10 })).toMatchObject({
    total: 1,
    events: [{ type: 'lead.noted.v1', tries: 3, failure: 'answered 500', heldUp: 1 }],
  })
  core.answer = () => taken
  await tellOf(service, 'lead/2', 'other')
  await service.passTime(3600)
  await pushAll()
  expect(notesIn(core.applied)).toEqual(['other'])

  expect(await retryDeadEvents(service.db, randomUUID())).toBe(0)
  expect(await retryDeadEvents(service.db)).toBe(1)
  await pushAll()
  expect(notesIn(core.applied, 'lead/1')).toEqual(['first', 'second'])
  expect((await findDeadEvents(service.db, { limit: 10 })).total).toBe(0)
})

test('where the clock was ahead nothing waits longer than it may', async () => {
  core.answer = () => failing
  await service.passTime(86_400)
  await tellOf(service, 'lead/1', 'first')
  await pushAll()
  service.clock.advance(-86_400)
  core.answer = () => taken
  await pushAll()
  expect(notesIn(core.applied)).toEqual(['first'])
})

test('two processes push each event once, and every subject in order', async () => {
  for (let at = 0; at < 10; at++) {
    for (let subject = 0; subject < 12; subject++) await tellOf(service, `lead/${subject}`, `${at}`)
  }
  const processes = [randomUUID(), randomUUID()]
  await Promise.all(processes.map((holder) => pushAll(holder)))
  // Whoever came second to a pipeline left it to the first.
  await pushAll()
  expect(core.arrived.length).toBe(120)
  for (let subject = 0; subject < 12; subject++) {
    expect(notesIn(core.applied, `lead/${subject}`)).toEqual(
      Array.from({ length: 10 }, (_, at) => `${at}`),
    )
  }
})

test('what a process held when it died, another takes over once its time is over', async () => {
  await tellOf(service, 'lead/1', 'first')
  const dead = randomUUID()
  await service.db
    .updateTable('core_pipeline')
    .set({ holder: dead, held_until: new Date('2999-01-01') })
    .execute()
  await pushAll()
  expect(core.arrived).toEqual([])
  await service.db
    .updateTable('core_pipeline')
    .set({ held_until: new Date(0) })
    .execute()
  await pushAll()
  expect(notesIn(core.applied)).toEqual(['first'])
})

test('nothing of an event is logged or kept where it fails', async () => {
  core.answer = () => ({ status: 400, body: 'canary in the answer' })
  await tellOf(service, 'lead/canary', 'a canary sings')
  await pushAll()
  const { rows } = await service.database.pool.query(
    'select core_event::text as row from core_event',
  )
  expect(JSON.stringify([rows, service.logged])).not.toContain('canary')
})
