import { leaveLead } from '@ecenter/contract/purchases/lead.ts'
import { newPhone, type SubmissionCases } from './submission-case.ts'

export const purchaseCases: SubmissionCases = [
  [
    leaveLead,
    {
      effects: ['purchase_lead'],
      traces: 1,
      async ready({ visitor }) {
        const mobile = newPhone()
        await visitor.provePhone(mobile)
        return { applicant: '林小满', mobile, cityCode: '11000000' }
      },
    },
  ],
]
