import { keptStore } from './keeping/kept-store.ts'
import { plainStorage } from './keeping/plain-storage.ts'

/** Flags of the browser session (specification, sections 2 and 4). */
export interface SessionFlags {
  readonly loading: boolean
  readonly allowBack: boolean
  readonly loginStatus: string
  readonly showFlag: boolean
}

export const useSessionFlags = keptStore<SessionFlags>(
  {
    loading: false,
    allowBack: true,
    loginStatus: '',
    showFlag: false,
  },
  { name: 'sessionFlags', place: plainStorage, except: ['loading'] },
)
