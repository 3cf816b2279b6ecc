import type { sendCaseFile } from '@ecenter/contract/appeals/case-files.ts'
import type { ResponseOf } from '@ecenter/contract/call.ts'
import { keptStore } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

export type CaseFiles = ResponseOf<typeof sendCaseFile>

/** Of a case that was just filed. */
const noneYet = { count: 0, canSend: true }

/** What the service answered to the appeal that was filed last; empty while none was. */
export interface FiledAppeal {
  readonly caseNo: string
  /** ISO date by which it is answered. */
  readonly answerBy: string
  /** What had come of its photos and PDFs by the last one that was sent from here. */
  readonly sent: { readonly caseNo: string; readonly files: CaseFiles }
}

export const useFiledAppeal = keptStore<FiledAppeal>(
  { caseNo: '', answerBy: '', sent: { caseNo: '', files: noneYet } },
  { name: 'filedAppeal', place: sealedStorage },
)

/** Of the case that was filed last, what the service said to a file; its page shows that after a reload, too. */
export function noteCaseFiles(caseNo: string, files: CaseFiles): void {
  if (useFiledAppeal.getState().caseNo === caseNo)
    useFiledAppeal.setState({ sent: { caseNo, files } })
}

/** What is known here to have come for the case that was filed last. */
export function caseFilesOf({ caseNo, sent }: FiledAppeal): CaseFiles {
  return sent.caseNo === caseNo ? sent.files : noneYet
}
