import { keptStore } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

/** What the service answered to the return that was claimed last; empty while none was. */
export interface FiledReturn {
  readonly registNo: string
  /** Opens its progress in the session that claimed it. */
  readonly handle: string
  /** ISO date by which the result is told. */
  readonly answerBy: string
  readonly maskedEmail: string
}

export const useFiledReturn = keptStore<FiledReturn>(
  { registNo: '', handle: '', answerBy: '', maskedEmail: '' },
  { name: 'filedReturn', place: sealedStorage },
)
