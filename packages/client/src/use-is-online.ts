import { useSyncExternalStore } from 'react'

/** Whether the device says that it has a network. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(onChange, () => navigator.onLine)
}

function onChange(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
