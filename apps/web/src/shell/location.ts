import { leavePage } from '../kit/overlays/leave-page.ts'
import { shownHash } from './back-guard.ts'

/** Where the visitor is: the path of the hash, without what stands behind its question mark. */
export function pathOf(hash: string): string {
  return hash.replace(/^#/, '').split('?')[0] ?? ''
}

/** Page parameters travel behind the hash's question mark; they are never personal data. */
export function pageParameter(name: string): string | undefined {
  return new URLSearchParams(shownHash().split('?')[1] ?? '').get(name) ?? undefined
}

/** The path of a screen, with its parameters. */
export type ScreenPath = `/${string}`

/** Goes to a screen; what lies over the page is left with it. */
export function navigate(to: ScreenPath): void {
  leavePage(() => {
    location.hash = to
  })
}

/** Tells the hash of each screen that the visitor comes to, also the same one once more. */
export function onNavigation(listener: (hash: string) => void): () => void {
  const handleHashChange = () => listener(shownHash())
  addEventListener('hashchange', handleHashChange)
  return () => removeEventListener('hashchange', handleHashChange)
}
