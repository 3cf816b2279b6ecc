import { hasDraft } from '../draft/use-draft.ts'

const workerUrl = '/report-worker.js'
const cachePrefix = 'report-'

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string }
}

type Policy = ReturnType<TrustedTypes['createPolicy']>

let isShown = false
let isAsked = false
/** A browser makes one of this name in a page, and a page may tell of a second accident. */
let policy: Policy | undefined

/** Has a service worker keep this page, so that a reload without a line finds it again. Some browsers have none. */
export function keepPage(): void {
  isShown = true
  if (isAsked) return
  isAsked = true
  void register()
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker?.register(trusted(workerUrl))
  } catch {
    // What is told is kept all the same; a reload waits for the line.
  }
}

/** The report was left: it is kept for who has told something of it. */
export function leaveReport(): Promise<void> {
  isShown = false
  return letUntoldGo()
}

/** Whoever only looked, or has told a report that is stale by now, keeps nothing of it. */
export async function letUntoldGo(): Promise<void> {
  if (!(await hasDraft()) && !isShown) await letPageGo()
}

/** Nothing is being told any more: the browser is left as it was. */
export async function letPageGo(): Promise<void> {
  isAsked = false
  try {
    const registration = await navigator.serviceWorker?.getRegistration('/')
    // Somebody begins another one.
    if (isAsked) return
    await registration?.unregister()
    for (const name of await caches.keys()) {
      if (name.startsWith(cachePrefix)) await caches.delete(name)
    }
  } catch {
    // It answers only where the service does not.
  }
}

function trusted(url: string): string {
  const trustedTypes: TrustedTypes | undefined = Reflect.get(globalThis, 'trustedTypes')
  policy ??= trustedTypes?.createPolicy('report', { createScriptURL: onlyTheWorker })
  return policy?.createScriptURL(url) ?? url
}

function onlyTheWorker(url: string): string {
  if (url !== workerUrl) throw new TypeError('not a script of this page')
  return url
}
