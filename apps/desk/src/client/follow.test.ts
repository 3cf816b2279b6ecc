import { defineDeskCall } from '@ecenter/contract/desk/desk-call.ts'
import { eventText, heartbeat } from '@ecenter/contract/envelope/events.ts'
import { number, object } from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ConnectionState } from './connections.ts'
import { useDeskSession } from './desk-session.ts'
import { follow } from './follow.ts'

const followNumbers = defineDeskCall({
  path: '/numbers/follow',
  answer: 'events',
  kind: 'query',
  access: ['agent'],
  request: object({ after: number() }),
  response: object({ seq: number() }),
})

const asked: number[] = []
let heard: number[]
let states: ConnectionState[]
let stop: AbortController
let page: EventTarget

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  asked.length = 0
  heard = []
  states = []
  stop = new AbortController()
})

afterEach(() => {
  stop.abort()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a line that breaks is opened again after the last thing that was heard', async () => {
  answerWith(broken([1, 2]), open([3]))
  const over = begin()
  await vi.advanceTimersByTimeAsync(1000)
  expect(heard).toEqual([1, 2, 3])
  expect(asked).toEqual([0, 2])
  expect(states).toEqual(['connecting', 'connected', 'reconnecting', 'connected'])
  stop.abort()
  await over
})

test('a line that the service ended in good order is opened again, and nobody is alarmed', async () => {
  answerWith(ended([1]), open([2]))
  begin()
  await vi.advanceTimersByTimeAsync(200)
  expect(heard).toEqual([1, 2])
  expect(states).toEqual(['connecting', 'connected', 'connected'])
})

test('of too many pages at once, whose lines end each other, none asks without pause', async () => {
  answerWith(ended([1]), ended([2]), ended([3]), open([4]))
  begin()
  await vi.advanceTimersByTimeAsync(200 + 800)
  expect(heard).toEqual([1, 2, 3])
  await vi.advanceTimersByTimeAsync(3000)
  expect(heard).toEqual([1, 2, 3])
  await vi.advanceTimersByTimeAsync(200)
  expect(heard).toEqual([1, 2, 3, 4])
})

test('it waits longer and longer, and not at all once the network is back', async () => {
  answerWith(lost, lost, lost, open([1]))
  begin()
  await vi.advanceTimersByTimeAsync(1000 + 2000)
  expect(asked).toHaveLength(3)
  page.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(heard).toEqual([1])
})

test('a line that is silent for too long is dead; heartbeats keep it alive', async () => {
  answerWith(open([1], 'beats for a minute'), open([2]))
  begin()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(45_000)
  expect(heard).toEqual([1, 2])
})

test('it ends when nobody is signed in any more, and the desk hears of it', async () => {
  useDeskSession.setState({ session: { step: 'asking' } })
  const body = { common: { resultCode: 'E3010001', resultMsg: '请重新登录' } }
  answerWith(() => Response.json({ head: { requestId: 'r' }, body }))
  await begin()
  expect(asked).toHaveLength(1)
  expect(useDeskSession.getState().session.step).toBe('signed-out')
})

function begin(): Promise<void> {
  return follow(
    followNumbers,
    {
      request: () => ({ after: heard.at(-1) ?? 0 }),
      onEvent: ({ seq }) => heard.push(seq),
      onState: (state) => states.push(state),
    },
    stop.signal,
  )
}

type Answer = (leave: AbortSignal) => Response

function answerWith(...answers: readonly Answer[]): void {
  vi.stubGlobal('fetch', async (_url: string, { body, signal }: RequestInit) => {
    const answer = answers[asked.length] ?? lost
    asked.push(JSON.parse(String(body)).after)
    return answer(signal as AbortSignal)
  })
}

function lost(): Response {
  throw new TypeError('the network is gone')
}

const ended = (seqs: readonly number[]) => streamOf(seqs, (stream) => stream.close())
const broken = (seqs: readonly number[]) =>
  streamOf(seqs, (stream) => setTimeout(() => stream.error(new TypeError('cut')), 0))

/** It stays open until it is left. */
const open = (seqs: readonly number[], beats?: 'beats for a minute') =>
  streamOf(seqs, (stream, leave) => {
    const times = beats === undefined ? [] : [15_000, 30_000, 45_000, 60_000]
    for (const at of times) setTimeout(() => stream.enqueue(bytesOf(heartbeat)), at)
    leave.addEventListener('abort', () => stream.error(leave.reason))
  })

type Stream = ReadableStreamDefaultController<Uint8Array>

function streamOf(
  seqs: readonly number[],
  goOn: (stream: Stream, leave: AbortSignal) => void,
): Answer {
  return (leave) => {
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        for (const seq of seqs) stream.enqueue(bytesOf(eventText({ seq })))
        goOn(stream, leave)
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  }
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
