import { downloadInvoice } from './download-invoice.ts'
import { electronicInvoiceDownLoad } from './electronic-invoice-down-load.ts'
import { electronicInvoiceListQuery } from './electronic-invoice-list-query.ts'
import { queryElectronicInvoice } from './query-electronic-invoice.ts'
import { queryInvoiceAndDownload } from './query-invoice-and-download.ts'
import { queryInvoiceByPolicyNo } from './query-invoice-by-policy-no.ts'
import { queryInvoiceBybillNo } from './query-invoice-bybill-no.ts'
import { queryInvoiceSwitch } from './query-invoice-switch.ts'
import { sendInvoiceEmail } from './send-invoice-email.ts'

export const invoiceCalls = {
  queryInvoiceByPolicyNo,
  electronicInvoiceListQuery,
  queryElectronicInvoice,
  queryInvoiceBybillNo,
  queryInvoiceSwitch,
  queryInvoiceAndDownload,
  electronicInvoiceDownLoad,
  downloadInvoice,
  sendInvoiceEmail,
}
