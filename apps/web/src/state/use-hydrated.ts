import { useSyncExternalStore } from 'react'

interface Persisted {
  readonly persist: {
    hasHydrated(): boolean
    onFinishHydration(listener: () => void): () => void
  }
}

/** Whether a store has read what it kept; unsealing takes a moment. */
export function useHydrated({ persist }: Persisted): boolean {
  return useSyncExternalStore(
    (listener) => persist.onFinishHydration(listener),
    () => persist.hasHydrated(),
  )
}
