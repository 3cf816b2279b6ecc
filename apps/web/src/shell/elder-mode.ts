import { useSyncExternalStore } from 'react'

/** The attribute that the style sheet heeds; index.html sets it before anything is painted. */
const attribute = 'data-elder'
/** Kept beyond the visit, as glasses are. */
const storageKey = 'elder'
/** What the page is told once it shows itself otherwise. */
const changed = 'elderchange'

/** Whether the site shows itself in large type, for the elderly (适老化). */
export function useElderMode(): boolean {
  return useSyncExternalStore(onChange, isElderMode)
}

export function setElderMode(isWanted: boolean): void {
  document.documentElement.toggleAttribute(attribute, isWanted)
  try {
    if (isWanted) localStorage.setItem(storageKey, '1')
    else localStorage.removeItem(storageKey)
  } catch {
    // A web view that keeps nothing shows large type until it is closed.
  }
  dispatchEvent(new Event(changed))
}

function isElderMode(): boolean {
  return document.documentElement.hasAttribute(attribute)
}

function onChange(listener: () => void): () => void {
  addEventListener(changed, listener)
  return () => removeEventListener(changed, listener)
}
