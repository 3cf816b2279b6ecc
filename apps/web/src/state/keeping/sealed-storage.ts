import type { Place } from './kept-store.ts'
import { tellLoss } from './lost-state.ts'

/**
 * Which stores the browser could not keep, so that after the reload that loses them the customer is
 * told. They are noted in the window's name, which lives as long as session storage does: a storage
 * that is full holds no note. It has the names of stores alone, never what is in them.
 */
const mark = 'unkept:'

function noteUnkept(name: string, isUnkept: boolean): void {
  if (isUnkept === wasUnkept(name)) return
  const others = unkept().filter((each) => each !== name)
  window.name = mark + (isUnkept ? [...others, name] : others)
}

function wasUnkept(name: string): boolean {
  return unkept().includes(name)
}

function unkept(): string[] {
  return window.name.startsWith(mark) ? window.name.slice(mark.length).split(',') : []
}

/** One after the other: of two sealed at once, the older may be done later. */
let lastWrite = Promise.resolve()

/**
 * Session storage for personal data, each store sealed as a whole. Without a key nothing is written
 * at all, so the storage never shows a name or a number; what could not be kept is told after the
 * reload that loses it.
 */
export const sealedStorage: Place = {
  read(name) {
    // What lies there is older than what could not be kept.
    if (wasUnkept(name)) return lost(name)
    const sealed = sessionStorage.getItem(name)
    return sealed === null ? null : unsealed(name, sealed)
  },

  write(name, text) {
    lastWrite = lastWrite.then(() => writeSealed(name, text))
    return lastWrite
  },
}

/** Everything that was to be written lies there, or could not be kept. */
export function untilSealed(): Promise<void> {
  return lastWrite
}

async function unsealed(name: string, sealed: string): Promise<string | null> {
  try {
    // A clean start beats a broken page.
    return (await (await loadSealing()).unseal(sealed)) ?? lost(name)
  } catch {
    // The key or its file has not come. It lies there until something newer is written.
    tellLoss(name)
    return null
  }
}

async function writeSealed(name: string, text: string): Promise<void> {
  try {
    sessionStorage.setItem(name, await (await loadSealing()).seal(text))
    noteUnkept(name, false)
  } catch {
    noteUnkept(name, true)
  }
}

/** What seals comes with the first word typed: a first visit has nothing to seal yet. */
export function loadSealing() {
  return import('./sealing.ts')
}

function lost(name: string): null {
  noteUnkept(name, false)
  tellLoss(name)
  sessionStorage.removeItem(name)
  return null
}
