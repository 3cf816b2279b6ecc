import type {
  InvoiceFormat,
  InvoiceList,
  InvoiceSummary,
} from '@ecenter/contract/invoices/invoice.ts'
import type { Reading } from '../../../platform/database/connections/connection-within.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import { maskName, maskPolicyNumber } from '../../../platform/mask/mask.ts'
import type { Session } from '../../../platform/session/session.ts'
import { amountsOf } from '../../../platform/tax/invoice-amounts.ts'
import type { InvoicesServices } from '../invoices-services.ts'
import { readInvoices } from '../store/invoice.repository.ts'
import type { Invoice } from '../store/invoice.ts'
import { formatsOf } from './invoice-availability.ts'

/** Lists invoices that a session may know of: masked, each with its handle. */
export async function invoiceListOf(
  services: InvoicesServices & Reading,
  session: Session,
  found: readonly { readonly ref: ObjectRef }[],
): Promise<InvoiceList> {
  const invoices = await readInvoices(
    services,
    found.map(({ ref }) => ref),
  )
  const formats = await formatsOf(services, invoices)
  return {
    invoiceInfoList: invoices.map((invoice) => ({
      handle: services.grants.handleOf(session, invoice.ref),
      ...summaryOf(invoice, formats.get(invoice.ref.id) ?? []),
    })),
    total: sumOfIssued(invoices),
  }
}

function summaryOf(
  invoice: Invoice,
  formats: readonly InvoiceFormat[],
): Omit<InvoiceSummary, 'handle'> {
  return {
    status: invoice.status,
    kind: invoice.kind,
    productName: invoice.productName,
    maskedPolicyNo: maskPolicyNumber(invoice.policyNo),
    maskedBuyer: maskName(invoice.buyer.name),
    billcode: invoice.code,
    billnumber: invoice.number,
    billamount: invoice.amountFen,
    vehicleTax: amountsOf(invoice).vehicleTaxFen,
    makedate: invoice.issuedOn,
    counterpartNumber: invoice.counterpartNumber,
    formats: [...formats],
  }
}

/**
 * What invoices come to together: a reversed one and its red-letter invoice cancel each other out,
 * and what is cancelled or not issued yet does not count.
 */
function sumOfIssued(invoices: readonly Invoice[]): number {
  const counted = invoices.filter(({ status }) => status !== 'pending' && status !== 'cancelled')
  return counted.reduce((sum, { amountFen }) => sum + amountFen, 0)
}
