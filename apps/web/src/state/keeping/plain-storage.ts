import type { Place } from './kept-store.ts'

/** Session storage for flags and choices, readable to whoever holds the phone: nothing personal. */
export const plainStorage: Place = {
  read: (name) => sessionStorage.getItem(name),
  write: (name, text) => sessionStorage.setItem(name, text),
}
