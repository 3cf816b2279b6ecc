import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../../platform/log/log.ts'
import type { Notifier } from '../../platform/notifications/notifier.ts'

/** What is missed by a notification that never came is found by looking. */
const lookEveryMs = 2000

interface Work {
  readonly notifier: Pick<Notifier, 'listen'>
  readonly log: Pick<Log, 'failure'>
  readonly topic: string
  /** Names it in the log. */
  readonly place: string
  /** Nobody is better off where it works again sooner. */
  readonly restMs?: number
  /** Does all that is to be done; given up where the signal says so. */
  readonly work: (stopping: AbortSignal) => Promise<unknown>
}

/**
 * Works when it is notified and, as notifications may be missed, now and then: once at a time, and once more where a
 * notification came meanwhile. Answers how to stop, which waits for the work that is under way.
 */
export function workWhenNotified({
  notifier,
  log,
  topic,
  place,
  restMs = 0,
  work,
}: Work): () => Promise<void> {
  const stopping = new AbortController()
  let isWanted = false
  let working: Promise<void> | undefined

  const stopListening = notifier.listen(topic, look)
  const timer = setInterval(look, lookEveryMs)
  timer.unref()
  look()

  return async () => {
    stopping.abort()
    clearInterval(timer)
    stopListening()
    await working
  }

  function look(): void {
    isWanted = true
    working ??= workOff().finally(() => {
      working = undefined
    })
  }

  async function rest(): Promise<void> {
    const { signal } = stopping
    await sleep(restMs, undefined, { signal, ref: false }).catch(() => undefined)
  }

  async function workOff(): Promise<void> {
    while (isWanted && !stopping.signal.aborted) {
      isWanted = false
      try {
        await work(stopping.signal)
      } catch (error) {
        if (!stopping.signal.aborted) log.failure(place, error)
      }
      if (restMs > 0) await rest()
    }
  }
}
