import { shownHash } from './back-guard.ts'

/** Where the visitor is: the path of the hash, without what stands behind its question mark. */
export function pathOf(hash: string): string {
  return hash.replace(/^#/, '').split('?')[0] ?? ''
}

/** Page parameters travel behind the hash's question mark; they are never personal data. */
export function pageParameter(name: string): string | undefined {
  return new URLSearchParams(shownHash().split('?')[1] ?? '').get(name) ?? undefined
}

/** Goes to a screen by its path, from a page; out of an overlay leads `goTo` of the kit. */
export function navigate(to: string): void {
  location.hash = to
}

/** Tells the hash of each screen that the visitor comes to, also the same one once more. */
export function onNavigation(listener: (hash: string) => void): () => void {
  const handleHashChange = () => listener(shownHash())
  addEventListener('hashchange', handleHashChange)
  return () => removeEventListener('hashchange', handleHashChange)
}
