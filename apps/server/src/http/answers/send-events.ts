import { Readable } from 'node:stream'
import {
  eventsType,
  eventText,
  heartbeat,
  heartbeatEveryMs,
} from '@ecenter/contract/envelope/events.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { EventSource } from '../../platform/calls/event-source.ts'
import type { Log } from '../../platform/log/log.ts'
import { whenClosed } from '../admission/when-closed.ts'
import { noteHeld } from '../request-log.ts'

/** How long streams last, and what is done about those who do not read. */
export interface Pace {
  readonly heartbeatMs: number
  /** At least; each lasts up to a quarter longer, so that not all who were cut off together come back together. */
  readonly lastsMs: number
  /** What may wait in the service for one who does not read; then they are dropped. */
  readonly waitingBytesAtMost: number
}

export const usualPace: Pace = {
  heartbeatMs: heartbeatEveryMs,
  lastsMs: 240_000,
  waitingBytesAtMost: 256 * 1024,
}

/** Of one visitor at once, for a few tabs. */
const streamsAtMost = 4

/** Answers with events: `whose` they are is the id of a session. */
export type SendEvents = (
  reply: FastifyReply,
  source: EventSource<unknown>,
  whose: string,
) => FastifyReply

/**
 * Sends events as they happen, until the visitor goes, their time is over or the app closes. Of more
 * streams than one visitor needs the oldest ends. Whoever wants to go on asks again.
 */
export function eventSender(
  app: FastifyInstance,
  { log }: { readonly log: Log },
  pace: Pace = usualPace,
): SendEvents {
  const open = new Map<string, Set<EventStream>>()
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    const all = [...open.values()].flatMap((streams) => [...streams])
    await Promise.all(all.map((each) => each.close()))
  })

  return (reply, source, whose) => {
    noteHeld(reply.request)
    const stream = eventStream(reply, source, pace, log)
    const streams = open.get(whose) ?? new Set()
    open.set(whose, streams.add(stream))
    // One that was ended stands here until its reader has taken the rest.
    const going = [...streams].filter(({ ending }) => !ending.signal.aborted)
    if (going.length > streamsAtMost) going[0]?.ending.abort()
    if (isClosing) stream.ending.abort()
    whenClosed(reply, () => {
      stream.ending.abort()
      streams.delete(stream)
      if (streams.size === 0) open.delete(whose)
    })
    return reply
      .type(eventsType)
      .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
      .send(stream.body)
  }
}

interface EventStream {
  readonly body: Readable
  /** Ends it in good order. */
  readonly ending: AbortController
  /** The same, without waiting for one who does not read. */
  close(): Promise<void>
}

function eventStream(
  reply: FastifyReply,
  source: EventSource<unknown>,
  { heartbeatMs, lastsMs, waitingBytesAtMost }: Pace,
  log: Log,
): EventStream {
  const { raw } = reply
  const ending = new AbortController()
  const body = new Readable({ read: () => undefined, destroy: leave })
  const beating = setInterval(() => push(heartbeat), heartbeatMs).unref()
  const over = setTimeout(() => ending.abort(), lastsMs * (1 + Math.random() / 4)).unref()
  ending.signal.addEventListener('abort', end)
  void follow()
  return {
    body,
    ending,
    async close() {
      const closed = new Promise<void>((resolve) => whenClosed(reply, resolve))
      ending.abort()
      if (raw.writableLength > 0) raw.destroy()
      await closed
    },
  }

  async function follow(): Promise<void> {
    try {
      await source.follow((event) => push(eventText(event)), ending.signal)
      ending.abort()
    } catch (error) {
      log.failure('events', error)
      body.destroy()
    }
  }

  function push(text: string): void {
    if (ending.signal.aborted) return
    body.push(text)
    if (body.readableLength > waitingBytesAtMost) body.destroy()
  }

  /** Who does not take the rest of it is left, or their connections would pile up. */
  function end(): void {
    clearInterval(beating)
    clearTimeout(over)
    if (!body.destroyed) body.push(null)
    const patience = setTimeout(() => raw.destroy(), heartbeatMs).unref()
    whenClosed(reply, () => clearTimeout(patience))
  }

  function leave(_error: Error | null, done: () => void): void {
    ending.abort()
    done()
  }
}

export function isEventSource(result: unknown): result is EventSource<unknown> {
  return result instanceof Object && 'follow' in result && result.follow instanceof Function
}
