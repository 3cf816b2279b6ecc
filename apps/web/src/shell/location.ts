import { useSyncExternalStore } from 'react'

/** Where the visitor is: the path of the hash, without what stands behind its question mark. */
export function pathOf(hash: string): string {
  return hash.replace(/^#/, '').split('?')[0] ?? ''
}

/** Page parameters travel behind the hash's question mark; they are never personal data. */
export function pageParameter(name: string): string | undefined {
  return new URLSearchParams(location.hash.split('?')[1] ?? '').get(name) ?? undefined
}

export function usePath(): string {
  return useSyncExternalStore(onNavigation, () => pathOf(location.hash))
}

export function navigate(to: string): void {
  location.hash = to
}

/** Goes on without leaving a step to come back to. */
export function replacePath(to: string): void {
  history.replaceState(null, '', `#${to}`)
  dispatchEvent(new HashChangeEvent('hashchange'))
}

function onNavigation(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
