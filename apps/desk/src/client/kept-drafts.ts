import { newRequestId } from '@ecenter/client/request-id.ts'
import { keepOwn, listOwn } from '@ecenter/contract/staff/desk/own-things.ts'
import { isOfWhoIsHere, sessionNow } from './desk-session.ts'
import { send } from './send.ts'
import { keepDraft, useDrafts } from './use-drafts.ts'

type Values = Readonly<Record<string, unknown>>

/** Words for customers and of chats with them; what an editor holds is compared with its own state, and stays in memory. */
const kept = ['chat', 'chat-note', 'chat-wrap-up', 'letter']
const isKept = (place: string) => kept.includes(place.split('/')[0] ?? '')

/** So long after the last key: not each of them is a request. */
const restMs = 1500
/** The service did not take it; it is tried again. */
const againMs = 10_000

/**
 * Keeps replies and letters that were begun at the service, so that whoever wrote them finds them at another
 * computer, and puts here what was begun there. Leaving warns while something is not stored. Answers how to stop.
 */
export function keepDraftsStored(): () => void {
  const owner = sessionNow()
  const waiting = new Set<string>()
  const stored = new Map<string, Values | undefined>()
  const left = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined

  const unsubscribe = useDrafts.subscribe(note)
  addEventListener('beforeunload', warn, { signal: left.signal })
  document.addEventListener('visibilitychange', () => document.hidden && soon(0), {
    signal: left.signal,
  })
  // What was typed before somebody had to sign in again.
  note(useDrafts.getState())
  void takeOver()

  return () => {
    unsubscribe()
    clearTimeout(timer)
    left.abort()
  }

  /** Of whoever signed out the whole store is emptied, which sends nothing away: no place is named any more. */
  function note(all: Readonly<Record<string, Values | undefined>>) {
    for (const place of Object.keys(all).filter(isKept)) {
      if (stored.get(place) === all[place]) continue
      waiting.add(place)
      soon(all[place] === undefined ? 0 : restMs)
    }
  }

  async function takeOver() {
    const result = await send(listOwn, {})
    if (result.kind !== 'answered' || left.signal.aborted || !isOfWhoIsHere(owner)) return
    for (const { place, values } of result.value.own) {
      if (!isKept(place) || place in useDrafts.getState()) continue
      keepDraft(place, values)
      stored.set(place, useDrafts.getState()[place])
      waiting.delete(place)
    }
  }

  function soon(ms: number) {
    clearTimeout(timer)
    if (waiting.size > 0) timer = setTimeout(() => void storeAll(), ms)
  }

  async function storeAll() {
    for (const place of [...waiting]) {
      const values = useDrafts.getState()[place]
      const request = values === undefined ? { place } : { place, values: textsOf(values) }
      const result = await send(keepOwn, request, newRequestId())
      if (left.signal.aborted) return
      if (result.kind !== 'answered') return soon(againMs)
      stored.set(place, values)
      if (useDrafts.getState()[place] === values) waiting.delete(place)
    }
    soon(restMs)
  }

  function warn(event: BeforeUnloadEvent) {
    if (waiting.size > 0) event.preventDefault()
  }
}

/** What is typed into a letter or a reply is text; a field that was emptied has none. */
function textsOf(values: Values): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )
}
