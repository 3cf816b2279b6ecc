import { useSyncExternalStore } from 'react'

/** The attribute that the style sheet heeds; index.html sets it before anything is painted. */
const attribute = 'data-elder'
/** Kept beyond the visit, as glasses are. */
const storageKey = 'elder'
const listeners = new Set<() => void>()

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
  for (const listener of listeners) listener()
}

function isElderMode(): boolean {
  return document.documentElement.hasAttribute(attribute)
}

function onChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
