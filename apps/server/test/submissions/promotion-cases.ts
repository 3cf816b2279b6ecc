import { generateLink, mailPromotionLink } from '@ecenter/contract/promotions/promotion-calls.ts'
import { newPhone, type SubmissionCases, type Trying } from './submission-case.ts'

export const promotionCases: SubmissionCases = [
  [generateLink, { effects: ['promoter', 'promoter_code'], traces: 1, ready: readyToPromote }],
  [
    mailPromotionLink,
    {
      effects: ['outbox_message', 'counter'],
      traces: 1,
      async ready(trying) {
        const application = await readyToPromote(trying)
        await trying.visitor.get(generateLink, application)
        const { phoneNumber, promoteProduct } = application
        return { phoneNumber, email: 'zhang.san@example.com', promoteProduct }
      },
    },
  ],
]

/** Nobody promotes yet, for each begins with a phone of its own. */
async function readyToPromote({ visitor }: Trying) {
  const phoneNumber = newPhone()
  await visitor.provePhone(phoneNumber)
  return {
    employeeNo: 'E1001',
    promoterName: '王**',
    promoteProduct: 'car',
    phoneNumber,
    cityCode: '11000000',
    comCode: '11000000',
  } as const
}
