import { keptStore, type StateOf } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

/** What the service answered to the return that was claimed last; empty while none was. */
export const useFiledReturn = keptStore(
  {
    registNo: '',
    /** Opens its progress in the session that claimed it. */
    handle: '',
    /** ISO date by which the result is told. */
    answerBy: '',
    maskedEmail: '',
  },
  { name: 'filedReturn', place: sealedStorage },
)

export type FiledReturn = StateOf<typeof useFiledReturn>
