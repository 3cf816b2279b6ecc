import { eventText, heartbeat } from '@ecenter/contract/envelope/events.ts'
import { number, object } from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { follow } from './follow.ts'

const asked: number[] = []
let heard: number[]
let lines: boolean[]
let stop: () => void
let page: EventTarget
/** The document of the page, which somebody looks at. */
const sheet = Object.assign(new EventTarget(), { visibilityState: 'visible' })

beforeEach(() => {
  vi.useFakeTimers()
  // No spread: each pause is as long as it says.
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('document', sheet)
  asked.length = 0
  heard = []
  lines = []
  stop = () => {}
})

afterEach(() => {
  stop()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a line that breaks is opened again after the last thing that was heard', async () => {
  answerWith(broken([1, 2]), open([3]))
  begin()
  await vi.advanceTimersByTimeAsync(500)
  expect(heard).toEqual([1, 2, 3])
  expect(asked).toEqual([0, 2])
  expect(lines).toEqual([true, false, true])
  stop()
})

test('a line that the service ended in good order is opened again, and nobody is alarmed', async () => {
  answerWith(ended([1]), open([2]))
  begin()
  await vi.advanceTimersByTimeAsync(500)
  expect(heard).toEqual([1, 2])
  expect(lines).toEqual([true, true])
})

test('of too many pages at once, whose lines end each other, none asks without pause', async () => {
  answerWith(ended([1]), ended([2]), ended([3]), open([4]))
  begin()
  await vi.advanceTimersByTimeAsync(500 + 1000)
  expect(heard).toEqual([1, 2, 3])
  await vi.advanceTimersByTimeAsync(1900)
  expect(heard).toEqual([1, 2, 3])
  await vi.advanceTimersByTimeAsync(100)
  expect(heard).toEqual([1, 2, 3, 4])
})

test('it waits longer and longer, and not at all once the network is back', async () => {
  answerWith(lost, lost, lost, open([1]))
  begin()
  await vi.advanceTimersByTimeAsync(500 + 1000)
  expect(asked).toHaveLength(3)
  page.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(heard).toEqual([1])
})

test('who comes back to the page waits for no pause, and keeps a line that is lively', async () => {
  answerWith(lost, lost, open([1]), open([2]))
  begin()
  await vi.advanceTimersByTimeAsync(500)
  sheet.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(heard).toEqual([1])
  sheet.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toHaveLength(3)
})

test('a line that is silent for too long is dead; heartbeats keep it alive', async () => {
  answerWith(open([1], 'beats for a minute'), open([2]))
  begin()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(45_000)
  expect(heard).toEqual([1, 2])
})

test('no pause is longer than whoever follows wants to wait', async () => {
  answerWith(...Array.from({ length: 6 }, () => lost), open([1]))
  begin(2000)
  await vi.advanceTimersByTimeAsync(500 + 1000 + 4 * 2000)
  expect(heard).toEqual([1])
})

test('what is none of the events that are followed is passed over', async () => {
  answerWith(open(['a word', 2]))
  begin()
  await vi.advanceTimersByTimeAsync(0)
  expect(heard).toEqual([2])
  expect(lines).toEqual([true])
})

test('it ends when the service has decided', async () => {
  answerWith(refusal, open([1]))
  begin()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(1)
  expect(lines).toEqual([])
})

test('nothing is heard any more once it was stopped', async () => {
  answerWith(open([1]), open([2]))
  begin()
  await vi.advanceTimersByTimeAsync(0)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(heard).toEqual([1])
})

function begin(longestPauseMs?: number): void {
  stop = follow({
    open: (signal) =>
      fetch('/numbers', { body: JSON.stringify({ after: heard.at(-1) ?? 0 }), signal }),
    event: object({ seq: number() }),
    onEvent: ({ seq }) => heard.push(seq),
    onLine: (isOpen) => lines.push(isOpen),
    isRefusal: async ({ ok }) => ok,
    ...(longestPauseMs !== undefined && { longestPauseMs }),
  })
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

const refusal = () => Response.json({})

const ended = (seqs: readonly unknown[]) => streamOf(seqs, (stream) => stream.close())
const broken = (seqs: readonly unknown[]) =>
  streamOf(seqs, (stream) => setTimeout(() => stream.error(new TypeError('cut')), 0))

/** It stays open until it is left. */
const open = (seqs: readonly unknown[], beats?: 'beats for a minute') =>
  streamOf(seqs, (stream, leave) => {
    const times = beats === undefined ? [] : [15_000, 30_000, 45_000, 60_000]
    for (const at of times) setTimeout(() => stream.enqueue(bytesOf(heartbeat)), at)
    leave.addEventListener('abort', () => stream.error(leave.reason))
  })

type Stream = ReadableStreamDefaultController<Uint8Array>

function streamOf(
  seqs: readonly unknown[],
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
