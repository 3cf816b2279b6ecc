import type { queryInvoiceSwitch } from '@ecenter/contract/invoices/query-invoice-switch.ts'
import type { Parts } from '../parts.ts'
import type { Handler } from '../platform/calls/handler.ts'
import { whyNoInvoices } from './branch-switch.ts'

/** By the branch's own code where one is given, which begins with its area, or else by the city. */
export function answerQueryInvoiceSwitch({ settings }: Parts): Handler<typeof queryInvoiceSwitch> {
  return async ({ comCode, cityCode }) => {
    const reason = whyNoInvoices(settings, comCode ?? cityCode ?? '')
    return reason === undefined ? { isOn: true } : { isOn: false, reason }
  }
}
