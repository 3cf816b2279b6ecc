import type { Wakes } from '../../platform/wakes/wakes.ts'

/** Listens to topics that change. */
export interface TopicEars {
  /** Listens to these from now on and to no others; a new one wakes, for it may have been woken before. */
  hear(topics: readonly string[]): void
  /** Resolves when one of them was woken since the last time, or the other side has gone. */
  woken(): Promise<void>
  close(): void
}

export function topicEars(wakes: Wakes, gone: AbortSignal): TopicEars {
  const stops = new Map<string, () => void>()
  let isWoken = false
  let goOn: (() => void) | undefined
  gone.addEventListener('abort', wake, { once: true })

  return {
    hear(topics) {
      const wanted = new Set(topics)
      for (const [topic, stop] of stops) {
        if (wanted.has(topic)) continue
        stop()
        stops.delete(topic)
      }
      for (const topic of wanted) {
        if (stops.has(topic)) continue
        stops.set(topic, wakes.listen(topic, wake))
        wake()
      }
    },
    async woken() {
      if (!isWoken && !gone.aborted) {
        await new Promise<void>((resolve) => {
          goOn = resolve
        })
      }
      isWoken = false
    },
    close() {
      for (const stop of stops.values()) stop()
      stops.clear()
    },
  }

  function wake(): void {
    isWoken = true
    goOn?.()
  }
}
