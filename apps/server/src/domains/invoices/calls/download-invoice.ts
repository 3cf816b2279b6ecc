import type { InvoiceFormat } from '@ecenter/contract/invoices/invoice.ts'
import type { downloadInvoice } from '@ecenter/contract/invoices/invoice-calls.ts'
import { about, askedBy } from '../../../platform/audit/audit-fact.ts'
import type { Handler, VisitorOf } from '../../../platform/calls/handler.ts'
import type { InvoicesServices } from '../invoices-services.ts'
import { readInvoice } from '../store/invoice.repository.ts'
import type { Invoice } from '../store/invoice.ts'
import { fileOfRead } from './delivered-file.ts'

export function answerDownloadInvoice(services: InvoicesServices): Handler<typeof downloadInvoice> {
  return ({ fileFormat }, visitor) => handOutInvoice(services, visitor, fileFormat)
}

/** The file of one invoice, and the trace that it was read. */
export async function handOutInvoice(
  services: InvoicesServices,
  visitor: VisitorOf<typeof downloadInvoice>,
  fileFormat: InvoiceFormat,
  read?: Invoice,
) {
  const { grant } = visitor
  const invoice = read ?? (await readInvoice(services, grant))
  const file = await fileOfRead(services, grant, invoice, fileFormat)
  await services.audit.record({
    event: 'invoice-downloaded',
    ...askedBy(visitor),
    ...about(grant.object),
    outcome: `${fileFormat} ${file.bytes.length}`,
  })
  return file
}
