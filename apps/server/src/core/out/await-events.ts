import type { Services } from '../../domains/services.ts'
import { positionedTopic } from './assign-positions.ts'

/** Those who ask the feed and find nothing, until something comes. */
export interface Waiting {
  /** Begins to listen; what comes from then on is not missed. */
  begin(): Wait
  /** Sends all of them away: the service ends. */
  end(): void
}

interface Wait {
  /** Until an event gets its position, the time is over, whoever asked has left, or the service ends. */
  until(left: AbortSignal): Promise<void>
  stop(): void
}

/** Waiting costs no connection of the database: it listens to what notifies whoever pushes. */
export function openWaiting({
  notifier,
}: {
  readonly notifier: Pick<Services['notifier'], 'listen'>
}): Waiting {
  const ending = new AbortController()
  return {
    begin() {
      const notified = new AbortController()
      const stop = notifier.listen(positionedTopic, () => notified.abort())
      return {
        until: (left) => firstOf([notified.signal, ending.signal, left]),
        stop,
      }
    },
    end: () => ending.abort(),
  }
}

function firstOf(signals: readonly AbortSignal[]): Promise<void> {
  const any = AbortSignal.any([...signals])
  if (any.aborted) return Promise.resolve()
  return new Promise((resolve) => any.addEventListener('abort', () => resolve(), { once: true }))
}
