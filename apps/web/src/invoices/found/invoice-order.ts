import type { InvoiceSummary } from '@ecenter/contract/invoices/invoice.ts'

/** An invoice that was reversed, and the red-letter one (红字发票) that cancels it out. */
type Pair = readonly InvoiceSummary[]

export interface OrderedInvoices {
  /** What can be used, or will be: the newest first, as they came. */
  readonly valid: readonly InvoiceSummary[]
  /** Each with its counterpart, where that is in the list. */
  readonly reversed: readonly Pair[]
  readonly cancelled: readonly InvoiceSummary[]
}

/** Parts what is valid from what is history. */
export function orderedInvoices(invoices: readonly InvoiceSummary[]): OrderedInvoices {
  const originals = invoices.filter(({ status }) => status === 'reversed')
  const pairs = originals.map((invoice) => [
    invoice,
    ...invoices.filter((other) => isRedLetterOf(other, invoice)),
  ])
  const paired = new Set(pairs.flat())
  const single = invoices.filter((each) => each.status === 'red-letter' && !paired.has(each))
  return {
    valid: invoices.filter(({ status }) => status === 'issued' || status === 'pending'),
    reversed: [...pairs, ...single.map((invoice) => [invoice])],
    cancelled: invoices.filter(({ status }) => status === 'cancelled'),
  }
}

function isRedLetterOf(other: InvoiceSummary, invoice: InvoiceSummary): boolean {
  return (
    other.status === 'red-letter' &&
    other.billnumber !== undefined &&
    (other.counterpartNumber === invoice.billnumber ||
      other.billnumber === invoice.counterpartNumber)
  )
}
