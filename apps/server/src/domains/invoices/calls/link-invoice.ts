import type { RequestOf } from '@ecenter/contract/call.ts'
import type { queryInvoiceAndDownload } from '@ecenter/contract/invoices/invoice-calls.ts'
import type { VisitorOf } from '../../../platform/calls/handler.ts'
import { answerWithLink } from '../../../platform/links/link-answer.ts'
import type { InvoicesServices } from '../invoices-services.ts'
import { deliveredFile } from './delivered-file.ts'

type LinkCall = typeof queryInvoiceAndDownload

/**
 * `queryInvoiceAndDownload` and, for the plain pages, `electronicInvoiceDownLoad`. The file is had
 * before the link is made: what stands against it is told here, not behind the link.
 */
export function answerLinkInvoice(services: InvoicesServices) {
  return async ({ fileFormat }: RequestOf<LinkCall>, visitor: VisitorOf<LinkCall>) => {
    const { grant } = visitor
    await deliveredFile(services, grant, fileFormat)
    return answerWithLink(services, visitor, { object: grant.object, item: fileFormat })
  }
}
