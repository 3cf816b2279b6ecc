import type { Notifier } from './notifier.ts'

interface Following {
  readonly notifier: Notifier
  /** What is listened to at first. */
  readonly topics: readonly string[]
  /** Over when nobody is there any more. */
  readonly gone: AbortSignal
}

/**
 * Looks at once and after each notification, one look at a time, so that none is missed and many of them share
 * the next look. A look answers what to listen to from then on. Ends when nobody is there; a look that
 * fails is the last one and rejects.
 */
export async function followNotifications(
  { notifier, topics, gone }: Following,
  look: () => Promise<readonly string[]>,
): Promise<void> {
  const stops = new Map<string, () => void>()
  let isNotified = false
  let lookAgain = () => {}
  gone.addEventListener('abort', again, { once: true })
  try {
    listenTo(topics)
    while (!gone.aborted) {
      if (isNotified) {
        isNotified = false
        listenTo(await look())
      } else {
        await new Promise<void>((resolve) => {
          lookAgain = resolve
        })
      }
    }
  } finally {
    gone.removeEventListener('abort', again)
    listenTo([])
  }

  function again(): void {
    isNotified = true
    lookAgain()
  }

  /** What was not listened to before may have changed just now, so it is looked at once more. */
  function listenTo(wanted: readonly string[]): void {
    for (const [topic, stop] of stops) {
      if (wanted.includes(topic)) continue
      stop()
      stops.delete(topic)
    }
    for (const topic of wanted) {
      if (stops.has(topic)) continue
      stops.set(topic, notifier.listen(topic, again))
      isNotified = true
    }
  }
}
