import type { downloadInvoice } from '@ecenter/contract/invoices/invoice-calls.ts'
import { about, askedBy } from '../../../platform/audit/audit-fact.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { Services } from '../../services.ts'
import { deliveredFile } from './delivered-file.ts'

/** The file of one invoice, and the trace that it was read. */
export function answerDownloadInvoice(services: Services): Handler<typeof downloadInvoice> {
  return async ({ fileFormat }, visitor) => {
    const { grant } = visitor
    const file = await deliveredFile(services, grant, fileFormat)
    await services.audit.record({
      event: 'invoice-downloaded',
      ...askedBy(visitor),
      ...about(grant.object),
      outcome: `${fileFormat} ${file.bytes.length}`,
    })
    return file
  }
}
