import type { paymentCalls } from '@ecenter/contract/payments/payment-calls.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import type { PaymentsServices } from '../payments-services.ts'
import { answerDownloadReceipt } from './download-receipt.ts'
import { answerReadPayments } from './read-payments.ts'

export function paymentHandlers(services: PaymentsServices): Handlers<typeof paymentCalls> {
  return {
    readPayments: answerReadPayments(services),
    downloadReceipt: answerDownloadReceipt(services),
  }
}
