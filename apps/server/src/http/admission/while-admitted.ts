import type { EventSource } from '../../platform/calls/event-source.ts'
import { followNotifications } from '../../platform/notifications/follow-notifications.ts'
import type { Notifier } from '../../platform/notifications/notifier.ts'

interface Admitted {
  readonly notifier: Notifier
  /** Notified when it may be so no longer. */
  readonly topic: string
  mayStay(): Promise<boolean>
}

/**
 * The same events, until who follows them may do so no longer. From each notification on, and at first, they are
 * held until it is known: what was said after the notification is told only to who may still hear it.
 */
export function whileAdmitted<Event>(
  { notifier, topic, mayStay }: Admitted,
  source: EventSource<Event>,
): EventSource<Event> {
  return {
    async follow(send, gone) {
      const over = new AbortController()
      const end = AbortSignal.any([gone, over.signal])
      const gate = gateTo(send)
      const stop = notifier.listen(topic, gate.shut)
      const watching = followNotifications({ notifier, topics: [topic], gone: end }, async () => {
        const open = gate.shut()
        if (await mayStay()) open()
        else over.abort()
        return [topic]
      }).finally(stop)
      const following = source.follow(gate.pass, end).finally(() => over.abort())
      await Promise.all([following, watching])
    },
  }
}

function gateTo<Event>(send: (event: Event) => void) {
  const held: Event[] = []
  let lastShut: symbol | undefined
  return {
    pass(event: Event): void {
      if (lastShut === undefined) send(event)
      else held.push(event)
    },
    /** Answers how to open it, which does nothing once it was shut again. */
    shut(): () => void {
      const own = Symbol()
      lastShut = own
      return () => {
        if (lastShut !== own) return
        lastShut = undefined
        for (const event of held.splice(0)) send(event)
      }
    },
  }
}
