/*
 * The service worker of `/report` alone. It is built by `build/report-worker.ts`, which writes the files of that page
 * into it, and stands at `/report-worker.js`. It answers when the line does not: with the page, and with files that
 * are the same for ever under their names. Calls go past it.
 */

interface Lasting {
  waitUntil(work: Promise<unknown>): void
}

interface Fetching {
  readonly request: Request
  waitUntil(work: Promise<unknown>): void
  respondWith(answer: Promise<Response>): void
}

interface ReportWorker {
  addEventListener(kind: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(kind: 'fetch', listener: (event: Fetching) => void): void
  skipWaiting(): Promise<void>
  readonly clients: { claim(): Promise<void> }
}

const worker: ReportWorker = Object(self)
const prefix = 'report-'
const cacheName = `${prefix}/*VERSION*/`
const files: readonly string[] = [
  /*FILES*/
]
/** A line that carries nothing does not say so. */
const patienceMs = 6000

worker.addEventListener('install', (event) => event.waitUntil(keepFiles()))
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate' && pathname === '/') event.respondWith(page(event))
  else if (files.includes(pathname)) event.respondWith(file(request, pathname))
})

/** All or nothing: with one file too few the page would not start. */
async function keepFiles(): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.addAll(['/', ...files])
  await worker.skipWaiting()
}

/** What an older version kept goes; the page that is open is looked after at once. */
async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix) && name !== cacheName) await caches.delete(name)
  }
  await worker.clients.claim()
}

/**
 * The service's own page wherever it answers, so nobody stays on an old one. What a proxy says in its place is no page,
 * but where the service sends elsewhere is for the browser to follow.
 */
async function page(event: Fetching): Promise<Response> {
  const kept = keptFile('/')
  const asked = fetch(event.request)
  event.waitUntil(asked.then(keepAnswer).catch(() => undefined))
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs))
  const answer = await Promise.race([asked, late]).catch(() => undefined)
  if (answer?.ok || answer?.type === 'opaqueredirect') return answer
  return (await kept) ?? answer ?? asked
}

/** The hotline and what is promised stand in the page, and change while the list of files stays the same. */
async function keepAnswer(answer: Response): Promise<void> {
  if (!answer.ok) return
  const copy = answer.clone()
  // To open one that was let go would make it anew.
  if (await caches.has(cacheName)) await (await caches.open(cacheName)).put('/', copy)
}

async function file(request: Request, pathname: string): Promise<Response> {
  return (await keptFile(pathname)) ?? fetch(request)
}

/**
 * A copy: of a script that comes out of a cache Chromium writes what it compiled into that cache some seconds later,
 * and makes the cache anew where the page let it go meanwhile.
 */
async function keptFile(pathname: string): Promise<Response | undefined> {
  const kept = await caches.match(pathname, { cacheName, ignoreVary: true })
  return kept && new Response(kept.body, kept)
}
