import { setTimeout as sleep } from 'node:timers/promises'

interface Pace {
  /** At most one look at the same thing in so many milliseconds. */
  readonly everyMs: number
  readonly pause?: (ms: number) => Promise<unknown>
  readonly now?: () => number
}

export type Share = <Value>(thing: string, look: () => Promise<Value>) => Promise<Value>

/**
 * Many who want to know the same look once: whoever asks waits for the next look, which begins after they asked, so
 * nobody is told what was before a change that they heard of. `look` is the same for whoever asks for a thing.
 */
export function sharedLooks({ everyMs, pause = unhurried, now = Date.now }: Pace): Share {
  const begunAt = new Map<string, number>()
  const next = new Map<string, Promise<unknown>>()

  return function share<Value>(thing: string, look: () => Promise<Value>): Promise<Value> {
    const awaited = next.get(thing)
    if (awaited !== undefined) return awaited as Promise<Value>
    const rest = (begunAt.get(thing) ?? Number.NEGATIVE_INFINITY) + everyMs - now()
    const looked = pause(Math.max(0, rest)).then(() => {
      next.delete(thing)
      begunAt.set(thing, now())
      return look()
    })
    next.set(thing, looked)
    return looked
  }
}

/** Keeps no process from ending. */
function unhurried(ms: number): Promise<unknown> {
  return sleep(ms, undefined, { ref: false })
}
