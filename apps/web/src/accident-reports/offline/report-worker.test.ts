import { beforeEach, expect, test, vi } from 'vitest'

interface FetchEvent {
  readonly request: { readonly method: string; readonly mode: string; readonly url: string }
  respondWith(answer: Promise<Response>): void
  waitUntil(work: Promise<unknown>): void
}

/** A script and no module, so it is not imported by its words. */
const worker = new URL('report-worker.ts', import.meta.url).pathname
const origin = 'https://site.example'
let cached: Map<string, Response> | undefined
let lastMatched: Response | undefined
let onFetch: (event: FetchEvent) => void

/** The one cache of the worker; undefined once it was let go. */
const cachesOfTest = {
  has: async () => cached !== undefined,
  match: async (path: string) => {
    lastMatched = cached?.get(path)?.clone()
    return lastMatched
  },
  open: async () => {
    const opened = cached ?? new Map<string, Response>()
    cached = opened
    return { put: async (path: string, answer: Response) => void opened.set(path, answer) }
  },
}

beforeEach(async () => {
  cached = new Map([['/', new Response('old hotline')]])
  const addEventListener = (kind: string, listener: typeof onFetch) => {
    if (kind === 'fetch') onFetch = listener
  }
  vi.stubGlobal('self', { addEventListener })
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('caches', cachesOfTest)
  vi.resetModules()
  await import(worker)
  return () => vi.unstubAllGlobals()
})

/** What the browser shows for `/`, once the worker has done all its work. */
async function visit(answer: () => Response): Promise<Response | undefined> {
  vi.stubGlobal('fetch', async () => answer())
  let shown: Response | undefined
  const works: Promise<unknown>[] = []
  onFetch({
    request: { method: 'GET', mode: 'navigate', url: `${origin}/` },
    respondWith: (given) => works.push(given.then((each) => (shown = each))),
    waitUntil: (work) => works.push(work),
  })
  await Promise.all(works)
  return shown
}

function noLine(): never {
  throw new TypeError('no line')
}

test('each good answer for the page is what a visit without a line shows', async () => {
  expect(await (await visit(() => new Response('new hotline')))?.text()).toBe('new hotline')
  expect(await (await visit(noLine))?.text()).toBe('new hotline')
})

test.each([502, 503, 404])(
  'the kept page stands in for a %i, which is not kept',
  async (status) => {
    const fails = () => new Response('proxy', { status })
    expect(await (await visit(fails))?.text()).toBe('old hotline')
    expect(await (await visit(noLine))?.text()).toBe('old hotline')
  },
)

test('where nothing is kept the answer is handed on as it came, and a redirect always is', async () => {
  const redirect = Object.assign(Response.error(), { clone: noLine })
  Object.defineProperty(redirect, 'type', { value: 'opaqueredirect' })
  expect(await visit(() => redirect)).toBe(redirect)
  cached = undefined
  expect((await visit(() => new Response('proxy', { status: 503 })))?.status).toBe(503)
})

test('what is shown is not the very answer of the cache, into which a browser would write later', async () => {
  const kept = new Response('kept', { headers: { 'Content-Type': 'text/html' } })
  cached = new Map([['/', kept]])
  const shown = await visit(noLine)
  expect(lastMatched).toBeDefined()
  expect(shown).not.toBe(lastMatched)
  expect(shown?.headers.get('content-type')).toBe('text/html')
  expect(await shown?.text()).toBe('kept')
})

test('a cache that was let go is not made anew', async () => {
  cached = undefined
  expect(await (await visit(() => new Response('page')))?.text()).toBe('page')
  expect(cached).toBeUndefined()
})
