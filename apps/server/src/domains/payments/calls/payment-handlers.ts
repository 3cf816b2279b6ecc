import type { paymentCalls } from '@ecenter/contract/payments/payment-calls.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import type { Services } from '../../services.ts'
import { answerDownloadReceipt } from './download-receipt.ts'
import { answerReadPayments } from './read-payments.ts'

export function paymentHandlers(services: Services): Handlers<typeof paymentCalls> {
  return {
    readPayments: answerReadPayments(services),
    downloadReceipt: answerDownloadReceipt(services),
  }
}
