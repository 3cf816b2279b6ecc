import { useSyncExternalStore } from 'react'

/** Where the visitor is: the path of the hash, without what stands behind its question mark. */
export function pathOf(hash: string): string {
  return hash.replace(/^#/, '').split('?')[0] ?? ''
}

/** Page parameters travel behind the hash's question mark; they are never personal data. */
export function pageParameter(name: string): string | undefined {
  return new URLSearchParams(location.hash.split('?')[1] ?? '').get(name) ?? undefined
}

/** The whole hash: another policy on the same path is another screen. */
export function useHash(): string {
  return useSyncExternalStore(onNavigation, () => location.hash)
}

export function navigate(to: string): void {
  location.hash = to
}

function onNavigation(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
