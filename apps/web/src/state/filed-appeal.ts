import { keptStore } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

/** What the service answered to the appeal that was filed last; empty while none was. */
export interface FiledAppeal {
  readonly caseNo: string
  /** ISO date by which it is answered. */
  readonly answerBy: string
}

export const useFiledAppeal = keptStore<FiledAppeal>(
  { caseNo: '', answerBy: '' },
  { name: 'filedAppeal', place: sealedStorage },
)
