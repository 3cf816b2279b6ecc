import { keptStore } from './keeping/kept-store.ts'
import { plainStorage } from './keeping/plain-storage.ts'

/** Flags of the browser session (specification, sections 2 and 4). */
export const useSessionFlags = keptStore(
  {
    loading: false,
    allowBack: true,
    loginStatus: '',
    showFlag: false,
  },
  { name: 'sessionFlags', place: plainStorage, except: ['loading'] },
)
