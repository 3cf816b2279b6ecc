import { newRequestId } from '@ecenter/client/request-id.ts'
import { keepOwn, listOwn } from '@ecenter/contract/staff/desk/own-things.ts'
import { isOfWhoIsHere, sessionNow } from './desk-session.ts'
import { textsOf, valuesOf } from './draft-texts.ts'
import { noteRestored } from './restored-drafts.ts'
import { send } from './send.ts'
import { baseOf, keepDraft, useDrafts } from './use-drafts.ts'

type Values = Readonly<Record<string, unknown>>

/** What is looked for, and first passwords, are no drafts; the state that an edit begins from goes with its draft. */
const isUnkept = /^(customers|staff)\/|\/base$/
const isKept = (place: string) => !isUnkept.test(place)

/** What else its owner keeps at the service. */
const isNoDraft = /^(view|setting)\//

/** So long after the last key: not each of them is a request. */
const restMs = 1500
/** The service did not take it; it is tried again. */
const againMs = 10_000

/** Stores what waits of whoever is here. */
let storeWaiting: (() => Promise<boolean>) | undefined

/** Before somebody leaves for good: stores at once what they began; false where something of it is not stored. */
export async function draftsStored(): Promise<boolean> {
  return (await storeWaiting?.()) ?? true
}

/**
 * Keeps at the service what was begun in any form or editor, so that whoever wrote it finds it at another
 * computer, and puts here what was begun there. Leaving warns while something is not stored. Answers how to stop.
 */
export function keepDraftsStored(): () => void {
  const owner = sessionNow()
  const waiting = new Set<string>()
  const stored = new Map<string, Values | undefined>()
  /** What the service will not take, however often it is asked: it stays here, and leaving warns. */
  const refused = new Map<string, Values | undefined>()
  const left = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let takingOver: ReturnType<typeof setTimeout> | undefined
  /** One after the other: what is older does not arrive last. */
  let turn = Promise.resolve()
  storeWaiting = storeNow

  const unsubscribe = useDrafts.subscribe(note)
  addEventListener('beforeunload', warn, { signal: left.signal })
  document.addEventListener('visibilitychange', () => document.hidden && soon(0), {
    signal: left.signal,
  })
  // What was typed before somebody had to sign in again.
  note(useDrafts.getState())
  void takeOver()

  return () => {
    if (storeWaiting === storeNow) storeWaiting = undefined
    unsubscribe()
    clearTimeout(timer)
    clearTimeout(takingOver)
    left.abort()
  }

  /** Of whoever signed out the whole store is emptied, which sends nothing away: no place is named any more. */
  function note(all: Readonly<Record<string, Values | undefined>>) {
    for (const place of Object.keys(all).filter(isKept)) {
      if (stored.get(place) === all[place]) {
        if (refused.has(place)) giveUp(place)
        continue
      }
      waiting.add(place)
      soon(all[place] === undefined ? 0 : restMs)
    }
  }

  /** Asked until the service answers: what is stored would seem lost, and be typed anew over it. */
  async function takeOver() {
    const result = await send(listOwn, {})
    if (left.signal.aborted || !isOfWhoIsHere(owner)) return
    if (result.kind !== 'answered') {
      takingOver = setTimeout(() => void takeOver(), againMs)
      return
    }
    for (const { place, values } of result.value.own) {
      if (isNoDraft.test(place) || !isKept(place) || place in useDrafts.getState()) continue
      const { base, ...typed } = valuesOf(values)
      if (base !== undefined) keepDraft(baseOf(place), { base, isTakenOver: true })
      keepDraft(place, typed)
      noteRestored(place)
      stored.set(place, useDrafts.getState()[place])
      waiting.delete(place)
    }
  }

  function soon(ms: number) {
    clearTimeout(timer)
    if (waiting.size > 0) timer = setTimeout(() => void storeNow(), ms)
  }

  async function storeNow(): Promise<boolean> {
    clearTimeout(timer)
    turn = turn.then(storeAll)
    await turn
    return waiting.size === 0
  }

  async function storeAll() {
    for (const place of [...waiting]) {
      const values = useDrafts.getState()[place]
      if (refused.has(place) && refused.get(place) === values) continue
      const base = useDrafts.getState()[baseOf(place)]?.base
      const request =
        values === undefined ? { place } : { place, values: textsOf({ ...values, base }) }
      const result = await send(keepOwn, request, newRequestId())
      if (left.signal.aborted) return
      if (result.kind === 'rejected') {
        if (values === undefined) giveUp(place)
        else refused.set(place, values)
        continue
      }
      if (result.kind !== 'answered') return soon(againMs)
      refused.delete(place)
      stored.set(place, values)
      if (useDrafts.getState()[place] === values) waiting.delete(place)
    }
    if ([...waiting].some((place) => refused.get(place) !== useDrafts.getState()[place]))
      soon(restMs)
  }

  /** There are no words any more that could be lost by leaving. */
  function giveUp(place: string) {
    refused.delete(place)
    waiting.delete(place)
  }

  function warn(event: BeforeUnloadEvent) {
    if (waiting.size > 0) event.preventDefault()
  }
}
