import type { invoiceCalls } from '@ecenter/contract/invoices/invoice-calls.ts'
import type { Parts } from '../../../parts.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import { answerDownloadInvoice } from './download-invoice.ts'
import { answerLinkInvoice } from './link-invoice.ts'
import { answerPolicyInvoices } from './policy-invoices.ts'
import { answerQueryElectronicInvoice } from './query-electronic-invoice.ts'
import { answerQueryInvoiceBybillNo } from './query-invoice-bybill-no.ts'
import { answerQueryInvoiceSwitch } from './query-invoice-switch.ts'
import { answerSendInvoiceEmail } from './send-invoice-email.ts'

export function invoiceHandlers(parts: Parts): Handlers<typeof invoiceCalls> {
  return {
    queryInvoiceByPolicyNo: answerPolicyInvoices(parts),
    electronicInvoiceListQuery: answerPolicyInvoices(parts),
    queryElectronicInvoice: answerQueryElectronicInvoice(parts),
    queryInvoiceBybillNo: answerQueryInvoiceBybillNo(parts),
    queryInvoiceSwitch: answerQueryInvoiceSwitch(parts),
    queryInvoiceAndDownload: answerLinkInvoice(parts),
    electronicInvoiceDownLoad: answerLinkInvoice(parts),
    downloadInvoice: answerDownloadInvoice(parts),
    sendInvoiceEmail: answerSendInvoiceEmail(parts),
  }
}
