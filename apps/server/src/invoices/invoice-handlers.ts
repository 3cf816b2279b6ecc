import type { invoiceCalls } from '@ecenter/contract/invoices/invoice-calls.ts'
import { comingSoon, type Handlers } from '../platform/calls/handler.ts'

export function invoiceHandlers(): Handlers<typeof invoiceCalls> {
  return {
    queryInvoiceByPolicyNo: comingSoon,
    electronicInvoiceListQuery: comingSoon,
    queryElectronicInvoice: comingSoon,
    queryInvoiceBybillNo: comingSoon,
    queryInvoiceSwitch: comingSoon,
    queryInvoiceAndDownload: comingSoon,
    electronicInvoiceDownLoad: comingSoon,
    downloadInvoice: comingSoon,
    sendInvoiceEmail: comingSoon,
  }
}
