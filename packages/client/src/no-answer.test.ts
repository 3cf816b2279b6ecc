import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchAnswer } from './fetch-whole.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Answers nothing, as a fetch does that can be broken off. */
function answerNever(
  _url: string,
  { signal }: { readonly signal: AbortSignal },
): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
  })
}

async function statusAfter(milliseconds: number): Promise<number> {
  const answer = fetchAnswer('/call', {}, 15_000)
  await vi.advanceTimersByTimeAsync(milliseconds)
  return (await answer).status
}

test('a line that is down is status 0', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await statusAfter(0)).toBe(0)
})

test('a service that does not answer in time is no line that is down', async () => {
  vi.stubGlobal('fetch', answerNever)
  expect(await statusAfter(15_000)).toBe(504)
})

test('an answer that begins and never ends did not come in time either', async () => {
  vi.stubGlobal('fetch', async (_url: string, { signal }: { readonly signal: AbortSignal }) => {
    const body = new ReadableStream({
      start(controller) {
        signal.addEventListener('abort', () => controller.error(new DOMException('aborted')))
      },
    })
    return new Response(body)
  })
  expect(await statusAfter(15_000)).toBe(504)
})

test('who waited in vain without a network is told that it is the line', async () => {
  vi.stubGlobal('fetch', answerNever)
  vi.stubGlobal('navigator', { onLine: false })
  expect(await statusAfter(15_000)).toBe(0)
})

test('what the service answers is told as it is', async () => {
  vi.stubGlobal('fetch', async () => new Response('busy', { status: 503 }))
  expect(await statusAfter(0)).toBe(503)
})
