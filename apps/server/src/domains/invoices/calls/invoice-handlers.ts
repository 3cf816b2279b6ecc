import type { invoiceCalls } from '@ecenter/contract/invoices/invoice-calls.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import type { InvoicesServices } from '../invoices-services.ts'
import { answerChangeInvoiceTitle, answerReissueInvoice } from './ask-for-invoice.ts'
import { answerDownloadInvoice } from './download-invoice.ts'
import { answerReadInvoiceStanding } from './invoice-standing.ts'
import { answerLinkInvoice } from './link-invoice.ts'
import { answerPolicyInvoices } from './policy-invoices.ts'
import { answerQueryElectronicInvoice } from './query-electronic-invoice.ts'
import { answerQueryInvoiceBybillNo } from './query-invoice-bybill-no.ts'
import { answerQueryInvoiceSwitch } from './query-invoice-switch.ts'
import { answerSendInvoiceEmail } from './send-invoice-email.ts'

export function invoiceHandlers(services: InvoicesServices): Handlers<typeof invoiceCalls> {
  return {
    queryInvoiceByPolicyNo: answerPolicyInvoices(services),
    electronicInvoiceListQuery: answerPolicyInvoices(services),
    queryElectronicInvoice: answerQueryElectronicInvoice(services),
    queryInvoiceBybillNo: answerQueryInvoiceBybillNo(services),
    queryInvoiceSwitch: answerQueryInvoiceSwitch(services),
    queryInvoiceAndDownload: answerLinkInvoice(services),
    electronicInvoiceDownLoad: answerLinkInvoice(services),
    downloadInvoice: answerDownloadInvoice(services),
    sendInvoiceEmail: answerSendInvoiceEmail(services),
    readInvoiceStanding: answerReadInvoiceStanding(services),
    changeInvoiceTitle: answerChangeInvoiceTitle(services),
    reissueInvoice: answerReissueInvoice(services),
  }
}
