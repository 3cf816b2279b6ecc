import type { EventSource } from '../platform/calls/event-source.ts'
import { followWakes } from '../platform/wakes/follow-wakes.ts'
import type { Wakes } from '../platform/wakes/wakes.ts'

interface Admitted {
  readonly wakes: Wakes
  /** Woken when it may be so no longer. */
  readonly topic: string
  mayStay(): Promise<boolean>
}

/** The same events, until who follows them may do so no longer. */
export function whileAdmitted<Event>(
  { wakes, topic, mayStay }: Admitted,
  source: EventSource<Event>,
): EventSource<Event> {
  return {
    async follow(send, gone) {
      const over = new AbortController()
      const end = AbortSignal.any([gone, over.signal])
      const watching = followWakes({ wakes, topics: [topic], gone: end }, async () => {
        if (!(await mayStay())) over.abort()
        return [topic]
      })
      const following = source.follow(send, end).finally(() => over.abort())
      await Promise.all([following, watching])
    },
  }
}
