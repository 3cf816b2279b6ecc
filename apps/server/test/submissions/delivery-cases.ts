import { changeDelivery } from '@ecenter/contract/deliveries/delivery.ts'
import { storedDelivery } from '../subjects/deliveries.ts'
import { provenOrder } from '../subjects/stored-orders.ts'
import type { SubmissionCases } from './submission-case.ts'

export const deliveryCases: SubmissionCases = [
  [
    changeDelivery,
    {
      effects: ['delivery', 'delivery_event', 'visitor_grant', 'wish'],
      traces: 1,
      /** Papers on their way, as if the code for their change had been typed. */
      async ready({ service, visitor }) {
        const proof = { level: 'fresh-code', action: 'change-delivery' } as const
        const handle = await provenOrder(service, visitor, await storedDelivery(service), proof)
        return { handle, wish: { kind: 'electronic-only' } }
      },
    },
  ],
]
