import { addAppeal, askReview } from '@ecenter/contract/appeals/appeal.ts'
import { sendCaseFile } from '@ecenter/contract/appeals/case-files.ts'
import { appealForm, decide, filersPhone } from '../subjects/appeal-forms.ts'
import { photo } from '../subjects/sample-files.ts'
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
    sendCaseFile,
    {
      effects: ['appeal_file'],
      traces: 1,
      async ready(trying) {
        const { caseNo } = await trying.visitor.get(addAppeal, await readyToAppeal(trying))
        return { caseNo, phoneNumber: filersPhone, file: await photo() }
      },
    },
  ],
]

async function readyToAppeal({ visitor }: Trying) {
  await visitor.provePhone(filersPhone)
  return appealForm()
}
