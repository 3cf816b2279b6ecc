import { addAppeal, askReview } from '@ecenter/contract/appeals/appeal.ts'
import { sendCaseFile, sendCaseFilePiece } from '@ecenter/contract/appeals/case-files.ts'
import { appealForm, decide, filersPhone } from '../subjects/appeal-forms.ts'
import { firstPiece } from '../subjects/first-piece.ts'
import type { SubmissionCases, Trying } from './submission-case.ts'

export const appealCases: SubmissionCases = [
  [
    addAppeal,
    { effects: ['appeal', 'appeal_lookup_key', 'counter'], traces: 1, ready: readyToAppeal },
  ],
  [
    askReview,
    {
      effects: ['appeal_event'],
      traces: 1,
      async ready(trying) {
        const { caseNo } = await trying.visitor.get(addAppeal, await readyToAppeal(trying))
        await decide(trying.service, caseNo)
        return { caseNo, phoneNumber: filersPhone, content: '请重新核查。' }
      },
    },
  ],
  [
    sendCaseFilePiece,
    {
      effects: [],
      traces: 0,
      ready: async (trying) => ({ ...(await filedCase(trying)), ...(await firstPiece()) }),
    },
  ],
  [
    sendCaseFile,
    {
      effects: ['appeal_file'],
      traces: 1,
      async ready(trying) {
        const asked = await filedCase(trying)
        const piece = await firstPiece()
        await trying.visitor.get(sendCaseFilePiece, { ...asked, ...piece })
        return { ...asked, upload: piece.upload, bytes: piece.file.length }
      },
    },
  ],
]

async function filedCase(trying: Trying) {
  const { caseNo } = await trying.visitor.get(addAppeal, await readyToAppeal(trying))
  return { caseNo, phoneNumber: filersPhone }
}

async function readyToAppeal({ visitor }: Trying) {
  await visitor.provePhone(filersPhone)
  return appealForm()
}
