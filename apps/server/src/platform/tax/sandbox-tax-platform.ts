import type { Documents } from '../documents/documents.ts'
import type { Insurer } from '../documents/letterhead.ts'
import { invoiceXmlOf } from './invoice-xml.ts'
import { printedInvoiceOf } from './printed-invoice.ts'
import { sampleInvoiceNumber } from './sample-invoice-number.ts'
import type { TaxPlatform } from './tax-platform.ts'

interface SandboxServices {
  readonly settings: Insurer
  readonly documents: Documents
}

/**
 * Stands in for the platform in a demo: it prints samples in the official layout, each page marked
 * 样张, and for fully digital invoices an XML file beside them. OFD it does not make.
 */
export function sandboxTaxPlatform({ settings, documents }: SandboxServices): TaxPlatform {
  return {
    nextNumber: sampleInvoiceNumber,
    formatsOf: ({ code }) => (code === undefined ? ['pdf', 'xml'] : ['pdf']),

    async deliver(invoice) {
      const pdf = await documents.render(printedInvoiceOf(settings, invoice))
      if (invoice.code !== undefined) return { pdf }
      return { pdf, xml: Buffer.from(invoiceXmlOf(settings, invoice)) }
    },
  }
}
