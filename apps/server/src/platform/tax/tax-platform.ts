import type { InvoiceFormat } from '@ecenter/contract/invoices/invoice.ts'
import type { TaxInvoice } from './tax-invoice.ts'

/** The files of one invoice, as they are to be handed on: byte for byte. */
export interface DeliveredFiles extends Partial<Record<InvoiceFormat, Uint8Array>> {
  readonly pdf: Uint8Array
}

/** Where an invoice is issued, by the four-digit area of its branch, and when, as an ISO date. */
export interface NumberAsked {
  readonly areaCode: string
  readonly issuedOn: string
}

/** Where real invoices are made; nobody else may issue one. */
export interface TaxPlatform {
  /**
   * The number of an invoice that is issued now, out of those that the platform gave us ahead, so
   * that nobody waits for it; undefined where none is at hand: then the invoice is pending.
   */
  nextNumber(asked: NumberAsked): string | undefined
  /** The formats in which it delivers such an invoice. */
  formatsOf(invoice: Pick<TaxInvoice, 'code'>): readonly InvoiceFormat[]
  /** Rejects with `TaxPlatformDown` where the files cannot be had now. */
  deliver(invoice: TaxInvoice): Promise<DeliveredFiles>
}

/** The platform does not answer; what it delivered before can still be handed out. */
export class TaxPlatformDown extends Error {
  override readonly name = 'TaxPlatformDown'
}
