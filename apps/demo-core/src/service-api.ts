import { feedPage } from '@ecenter/contract/core/core-event.ts'
import { object, optional, parse, string } from 'valibot'
import type { FeedPage } from './apply-event.ts'
import type { Row } from './core-state.ts'

/** The service as this core reaches it: nothing but its API for machines. */
export interface ServiceApi {
  /** Events behind a position, waited for where there are none yet; rejects where nobody answers. */
  events(after: number, stop?: AbortSignal): Promise<FeedPage>
  /** Tells rows of one kind. Gives as many answers as came, in their order. */
  tell(kind: Row['kind'], lines: readonly object[]): Promise<RowAnswer[]>
}

const rowAnswer = object({ result: string(), reason: optional(string()) })
export type RowAnswer = ReturnType<typeof parse<typeof rowAnswer>>

/** So long the service waits for an event before it says that there is none. */
const waitSeconds = 15
const patienceMs = 30_000

/** `url` is that of the listener; the key says who calls. */
export function serviceApiOf(url: string, key: string): ServiceApi {
  const headers = { authorization: `Bearer ${key}` }

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    // Held by its timer: a signal of `AbortSignal.timeout` within `any` may be collected before it fires.
    const late = new AbortController()
    setTimeout(() => late.abort(), patienceMs).unref()
    const response = await fetch(new URL(path, url), {
      ...init,
      headers: { ...headers, ...init.headers },
      redirect: 'error',
      signal: AbortSignal.any([late.signal, ...(init.signal ? [init.signal] : [])]),
    })
    if (!response.ok) throw new Error(`${path.split('?', 1)[0]} answered ${response.status}`)
    return response
  }

  return {
    async events(after, stop) {
      const query = `after=${after}&limit=100&wait=${waitSeconds}`
      const response = await ask(`/core/events?${query}`, stop ? { signal: stop } : {})
      return parse(feedPage, await response.json())
    },
    async tell(kind, lines) {
      const response = await ask(`/core/${kind}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-ndjson' },
        body: lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
      })
      const answers = (await response.text()).split('\n').filter((line) => line !== '')
      return answers.map((line) => parse(rowAnswer, JSON.parse(line)))
    },
  }
}
