import { keptStore } from './kept-store.ts'
import { plainStorage } from './plain-storage.ts'

/** Flags of the browser session (specification, sections 2 and 4). */
export interface SessionFlags {
  /** Set while the PDF is open, so that the detail page asks for no second code on return. */
  readonly showFlag: boolean
}

export const useSessionFlags = keptStore<SessionFlags>(
  'sessionFlags',
  { showFlag: false },
  plainStorage,
)
