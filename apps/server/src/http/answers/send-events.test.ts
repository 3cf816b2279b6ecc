import { once } from 'node:events'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { silentLog } from '../../../test/fakes/silent-log.ts'
import { type EventStream, openStream } from '../../../test/readers/event-stream.ts'
import type { EventSource } from '../../platform/calls/event-source.ts'
import type { RequestFacts } from '../../platform/log/log.ts'
import { logRequests } from '../request-log.ts'
import { eventSender, type Pace, usualPace } from './send-events.ts'

let app: FastifyInstance
const told: RequestFacts[] = []
afterEach(() => app.close())

/** Told whenever a source is followed, and what it may send then. */
type Followed = (send: (event: unknown) => void, gone: AbortSignal) => Promise<void> | void

/** A service that sends what the test says; whose streams they are stands in the address. */
async function serve(follow: Followed, pace: Partial<Pace> = {}): Promise<string> {
  app = fastify({ forceCloseConnections: 'idle' })
  logRequests(app, { log: { ...silentLog, request: (facts) => told.push(facts) } })
  const sendEvents = eventSender(app, { log: silentLog }, { ...usualPace, ...pace })
  const source: EventSource<unknown> = { follow: async (send, gone) => await follow(send, gone) }
  app.post('/:whose', ({ url }, reply) => sendEvents(reply, source, url))
  return await app.listen({ port: 0, host: '127.0.0.1' })
}

function untilGone(gone: AbortSignal): Promise<void> {
  return new Promise((resolve) => gone.addEventListener('abort', () => resolve()))
}

const ask = (origin: string, whose = '/a') => openStream(origin, { url: whose })

async function allOf(stream: EventStream): Promise<unknown[]> {
  const events = []
  for await (const event of stream.events()) events.push(event)
  return events
}

test('events arrive as they are sent, kept by nobody on the way', async () => {
  const origin = await serve((send) => {
    send({ seq: 1 })
    send({ seq: 2 })
  })
  const stream = await ask(origin)
  expect(stream.response.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  expect(await allOf(stream)).toEqual([{ seq: 1 }, { seq: 2 }])
})

test('how long a stream lasted is no time that somebody waited', async () => {
  const stream = await ask(await serve((send) => send('only')))
  await allOf(stream)
  await expect.poll(() => told.at(-1)).toMatchObject({ status: 200, isHeld: true })
})

test('a quiet stream is heard, and ends in good order when its time is over', async () => {
  const origin = await serve(
    (send, gone) => {
      send('first')
      return untilGone(gone)
    },
    { heartbeatMs: 5, lastsMs: 500 },
  )
  let heard = 0
  const events = []
  const stream = await ask(origin)
  for await (const event of stream.events(() => heard++)) events.push(event)
  expect(events).toEqual(['first'])
  expect(heard).toBeGreaterThan(1)
})

test('the source is told when its visitor goes', async () => {
  let signal: AbortSignal | undefined
  const origin = await serve((send, gone) => {
    signal = gone
    send('first')
    return untilGone(gone)
  })
  const stream = await ask(origin)
  expect(signal?.aborted).toBe(false)
  stream.leave()
  await expect.poll(() => signal?.aborted).toBe(true)
})

test('a source that fails breaks its stream, so that it is asked for again', async () => {
  const origin = await serve(async (send) => {
    send('first')
    await Promise.resolve()
    throw new Error('the database is down')
  })
  await expect(ask(origin).then(allOf)).rejects.toThrow()
})

test('a source that fails before it said anything is asked for again too', async () => {
  const origin = await serve(async () => {
    await Promise.resolve()
    throw new Error('the database is down')
  })
  const { response } = await ask(origin)
  expect(response.statusCode).toBe(500)
})

test('of too many streams of one visitor the oldest ends, and nobody else’s', async () => {
  const origin = await serve((send, gone) => {
    send('first')
    return untilGone(gone)
  })
  const other = (await ask(origin, '/other')).events()
  const streams = []
  for (let each = 0; each < 5; each++) streams.push((await ask(origin)).events())
  const [oldest, ...kept] = streams
  expect((await oldest?.next())?.value).toBe('first')
  expect((await oldest?.next())?.done).toBe(true)
  for (const each of [...kept, other]) expect((await each.next()).value).toBe('first')
  const pending = Promise.race([...kept, other].map((each) => each.next().then(() => 'ended')))
  expect(await Promise.race([pending, Promise.resolve('open')])).toBe('open')
})

/** More than any connection takes of one who does not read. */
const endlessBytes = 32 * 1024 * 1024

/** In pieces, for which a full heap has room as well. */
function sendEndlessly(send: (event: unknown) => void): void {
  const piece = 'x'.repeat(64 * 1024)
  for (let sent = 0; sent < endlessBytes; sent += piece.length) send(piece)
}

test('one who does not read is dropped before they fill the memory', async () => {
  let signal: AbortSignal | undefined
  let sent = 0
  const origin = await serve(async (send, gone) => {
    signal = gone
    while (!gone.aborted) {
      send('x'.repeat(10_000))
      sent += 10_000
      await new Promise(setImmediate)
    }
  })
  const stream = await ask(origin)
  await expect.poll(() => signal?.aborted, { timeout: 30_000 }).toBe(true)
  // What the connection itself takes of it is up to the system.
  expect(sent).toBeLessThan(endlessBytes)
  stream.leave()
})

test('who opens stream after stream and reads none of them has no more than others', async () => {
  const goneOf: AbortSignal[] = []
  const origin = await serve(
    (send, gone) => {
      goneOf.push(gone)
      sendEndlessly(send)
      return untilGone(gone)
    },
    { waitingBytesAtMost: Number.POSITIVE_INFINITY },
  )
  const streams = []
  for (let each = 0; each < 6; each++) streams.push(await ask(origin))
  expect(goneOf.map(({ aborted }) => aborted)).toEqual([true, true, false, false, false, false])
  for (const each of streams) each.leave()
})

test('one who does not take the end of a stream either is cut off', async () => {
  const origin = await serve(
    (send, gone) => {
      sendEndlessly(send)
      return untilGone(gone)
    },
    { heartbeatMs: 20, lastsMs: 20, waitingBytesAtMost: Number.POSITIVE_INFINITY },
  )
  const connected = once(app.server, 'connection')
  const stream = await ask(origin)
  const [socket] = await connected
  if (!socket.destroyed) await once(socket, 'close')
  expect(socket.destroyed).toBe(true)
  stream.leave()
})

test('an app that closes waits for no stream, read or not', async () => {
  const origin = await serve((send, gone) => {
    for (let each = 0; each < 20; each++) send('x'.repeat(10_000))
    return untilGone(gone)
  })
  const read = (await ask(origin)).events()
  const unread = await ask(origin)
  expect((await read.next()).done).toBe(false)
  await app.close()
  unread.leave()
})

test('a stream that begins while the app closes ends at once', async () => {
  app = fastify({ forceCloseConnections: 'idle' })
  const sendEvents = eventSender(app, { log: silentLog })
  const isClosing = new Promise<void>((resolve) => {
    app.addHook('preClose', async () => resolve())
  })
  app.addHook('onRequest', () => isClosing)
  const source: EventSource<unknown> = { follow: (_send, gone) => untilGone(gone) }
  app.post('/a', (_request, reply) => sendEvents(reply, source, 'a'))
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const arrived = once(app.server, 'request')
  const asked = ask(origin)
  await arrived
  const closed = app.close()
  expect(await allOf(await asked)).toEqual([])
  await closed
})
