import { useSyncExternalStore } from 'react'

/** True once the page has moved from its top. */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(onScroll, isScrolled)
}

function onScroll(notice: () => void): () => void {
  window.addEventListener('scroll', notice, { passive: true })
  return () => window.removeEventListener('scroll', notice)
}

function isScrolled(): boolean {
  return window.scrollY > 0
}
