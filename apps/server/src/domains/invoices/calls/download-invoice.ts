import type { downloadInvoice } from '@ecenter/contract/invoices/download-invoice.ts'
import type { Parts } from '../../../parts.ts'
import { about, askedBy } from '../../../platform/audit/audit-fact.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { deliveredFile } from './delivered-file.ts'

/** The file of one invoice, and the trace that it was read. */
export function answerDownloadInvoice(parts: Parts): Handler<typeof downloadInvoice> {
  return async ({ fileFormat }, visitor) => {
    const { grant } = visitor
    const file = await deliveredFile(parts, grant, fileFormat)
    await parts.audit.record({
      event: 'invoice-downloaded',
      ...askedBy(visitor),
      ...about(grant.object),
      outcome: `${fileFormat} ${file.bytes.length}`,
    })
    return file
  }
}
