import { invoiceFormat } from '@ecenter/contract/invoices/invoice.ts'
import { parse } from 'valibot'
import type { LinkedFiles } from '../../../platform/links/linked-files.ts'
import type { InvoicesServices } from '../invoices-services.ts'
import { readInvoice } from '../store/invoice.repository.ts'
import { deliveredFile } from './delivered-file.ts'

/** The files of invoices behind links. */
export function linkedInvoices(services: InvoicesServices): LinkedFiles {
  return {
    async offer({ object, item }) {
      const { productName } = await readInvoice(services, { object })
      return { name: '电子发票', productName, format: item.toUpperCase() }
    },

    async fetch({ object, item }) {
      const format = parse(invoiceFormat, item)
      // Whoever opens a link has no session here: links to one invoice take turns as one.
      const file = await deliveredFile(services, { object, sessionId: object.id }, format)
      const outcome = `${format} ${file.bytes.length} by link`
      return { file, trace: { event: 'invoice-downloaded', outcome } }
    },
  }
}
