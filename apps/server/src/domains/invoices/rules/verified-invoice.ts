import type { VerifiedInvoice } from '@ecenter/contract/invoices/check-invoice.ts'
import type { Brand } from '../../../platform/config/brand.ts'
import { maskName } from '../../../platform/mask/mask.ts'
import { amountsOf } from '../../../platform/tax/invoice-amounts.ts'
import type { Invoice } from '../store/invoice.ts'

/** What anyone who holds an invoice is told of it: how it stands, and what has to be printed on it. */
export function verifiedInvoiceOf({ name }: Brand, invoice: Invoice): VerifiedInvoice {
  const verdict = verdictOf(invoice)
  if (verdict === 'unknown' || invoice.number === undefined) return { verdict: 'unknown' }
  return {
    verdict,
    facts: {
      billcode: invoice.code,
      billnumber: invoice.number,
      makedate: invoice.issuedOn,
      billamount: invoice.amountFen,
      vehicleTax: amountsOf(invoice).vehicleTaxFen,
      maskedBuyer: maskName(invoice.buyer.name),
      seller: name,
      productName: invoice.productName,
      counterpartNumber: invoice.counterpartNumber,
      changedOn: invoice.changedOn,
    },
  }
}

function verdictOf({ status }: Invoice): VerifiedInvoice['verdict'] {
  switch (status) {
    case 'issued':
      return 'genuine'
    case 'reversed':
    case 'red-letter':
    case 'cancelled':
      return status
    case 'pending':
      return 'unknown'
  }
}
