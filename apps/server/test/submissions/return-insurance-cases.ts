import { returnInsuranceClaim } from '@ecenter/contract/return-insurance/return-claim.ts'
import { returnedOrder, storeInTown, town } from '../subjects/policies/other-policies.ts'
import { newPhone, type SubmissionCases } from './submission-case.ts'

let orders = 7001

export const returnInsuranceCases: SubmissionCases = [
  [
    returnInsuranceClaim,
    {
      effects: ['claim', 'claim_lookup_key', 'return_claim', 'visitor_grant', 'outbox_message'],
      traces: 1,
      async ready({ service, visitor }) {
        const insuranceOrderId = `TB20261120${orders++}`
        // Each case is a day later than the one before.
        const endsOn = '2029-02-28'
        await storeInTown(service, [returnedOrder(town.owner, insuranceOrderId, { endsOn })])
        const phoneNumber = newPhone()
        await visitor.provePhone(phoneNumber)
        const parcel = { zlist: '顺丰速运', deliveryId: 'SF1001' }
        return { insuranceOrderId, ...parcel, phoneNumber, email: 'zhang.san@example.com' }
      },
    },
  ],
]
