import { create, type StoreApi, type UseBoundStore, useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** Where a store keeps itself; one that seals answers later. */
export interface Place {
  read(name: string): string | null | Promise<string | null>
  write(name: string, text: string): void | Promise<void>
}

export interface KeptStore<State> extends UseBoundStore<StoreApi<State>> {
  /** Turns true when what was kept has been read; unsealing takes a moment. */
  readonly isRestored: StoreApi<{ readonly value: boolean }>
}

/**
 * A store that outlives a reload of the page, for the length of the browser session. What cannot be
 * read any more is let go: the store begins with its defaults.
 */
export function keptStore<State extends object>(
  name: string,
  initial: State,
  place: Place,
): KeptStore<State> {
  const store = create<State>(() => initial)
  const isRestored = createStore(() => ({ value: false }))

  const keep = (state: State) => void place.write(name, JSON.stringify(state))

  function restore(text: string | null): void {
    // What the customer typed meanwhile is newer than what was kept.
    if (store.getState() === initial) store.setState(stateIn(text))
    else keep(store.getState())
    store.subscribe(keep)
    isRestored.setState({ value: true })
  }

  const kept = place.read(name)
  if (kept instanceof Promise) void kept.then(restore)
  else restore(kept)
  return Object.assign(store, { isRestored })
}

/** Whether a store has read what it kept; until then a form shows no values. */
export function useRestored<State>({ isRestored }: KeptStore<State>): boolean {
  return useStore(isRestored).value
}

function stateIn(text: string | null): object {
  try {
    const state: unknown = JSON.parse(text ?? '{}')
    return typeof state === 'object' && state !== null ? state : {}
  } catch {
    return {}
  }
}
