import type { paymentCalls } from '@ecenter/contract/payments/payment-calls.ts'
import { comingSoon, type Handlers } from '../platform/calls/handler.ts'

export function paymentHandlers(): Handlers<typeof paymentCalls> {
  return {
    groupGet: comingSoon,
    queryOrderCenter: comingSoon,
    queryOrder: comingSoon,
    startPayment: comingSoon,
    reopenOrder: comingSoon,
    changePaymentReminder: comingSoon,
  }
}
