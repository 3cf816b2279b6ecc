import type { Wakes } from './notifier.ts'

interface Following {
  readonly wakes: Wakes
  /** What is listened to at first. */
  readonly topics: readonly string[]
  /** Over when nobody is there any more. */
  readonly gone: AbortSignal
}

/**
 * Looks at once and after each wake, one look at a time, so that none is missed and many of them share
 * the next look. A look answers what to listen to from then on. Ends when nobody is there; a look that
 * fails is the last one and rejects.
 */
export async function followWakes(
  { wakes, topics, gone }: Following,
  look: () => Promise<readonly string[]>,
): Promise<void> {
  const stops = new Map<string, () => void>()
  let isWoken = false
  let wakeUp = () => {}
  gone.addEventListener('abort', again, { once: true })
  try {
    listenTo(topics)
    while (!gone.aborted) {
      if (isWoken) {
        isWoken = false
        listenTo(await look())
      } else {
        await new Promise<void>((resolve) => {
          wakeUp = resolve
        })
      }
    }
  } finally {
    gone.removeEventListener('abort', again)
    listenTo([])
  }

  function again(): void {
    isWoken = true
    wakeUp()
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
      stops.set(topic, wakes.listen(topic, again))
      isWoken = true
    }
  }
}
