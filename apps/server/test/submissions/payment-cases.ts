import {
  cancelOrder,
  changePaymentReminder,
  startPayment,
} from '@ecenter/contract/orders/order-calls.ts'
import { secondsAfter } from '../../src/platform/clock/clock.ts'
import { provenOrder, storedOrder } from '../subjects/stored-orders.ts'
import type { SubmissionCases } from './submission-case.ts'

export const paymentCases: SubmissionCases = [
  [
    startPayment,
    {
      effects: [],
      traces: 1,
      async ready({ service, visitor }) {
        const order = await storedOrder(service, {
          lastPayAt: secondsAfter(service.clock.now(), 3600),
        })
        const handle = await provenOrder(service, visitor, order)
        return { handle, method: 'sandbox', place: 'browser', sumPremium: order.amountFen }
      },
    },
  ],
  [
    cancelOrder,
    {
      effects: ['customer_order', 'visitor_grant'],
      traces: 1,
      async ready({ service, visitor }) {
        const order = await storedOrder(service, {
          lastPayAt: secondsAfter(service.clock.now(), 3600),
        })
        const proof = { level: 'fresh-code', action: 'cancel-order' } as const
        return { handle: await provenOrder(service, visitor, order, proof) }
      },
    },
  ],
  [
    changePaymentReminder,
    {
      effects: ['customer_order'],
      traces: 1,
      async ready({ service, visitor }) {
        const handle = await provenOrder(service, visitor, await storedOrder(service))
        return { handle, isReminded: false }
      },
    },
  ],
]
