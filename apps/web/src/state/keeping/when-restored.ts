import type { KeptStore } from './kept-store.ts'

/** Resolves when a store has read what it kept. */
export function whenRestored<State>({ isRestored }: KeptStore<State>): Promise<void> {
  return new Promise((resolve) => {
    if (isRestored.getState().value) return resolve()
    const stop = isRestored.subscribe(() => {
      stop()
      resolve()
    })
  })
}
