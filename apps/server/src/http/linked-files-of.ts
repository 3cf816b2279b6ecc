import { linkedPapers } from '../domains/electronic-policies/calls/linked-papers.ts'
import { linkedInvoices } from '../domains/invoices/calls/linked-invoices.ts'
import type { Services } from '../domains/services.ts'
import type { LinkedFiles } from '../platform/links/linked-files.ts'
import type { LinkTarget } from '../platform/links/one-use-links.ts'

/** Each kind of file behind a link is handed out by the feature that it belongs to. */
export function linkedFilesOf(services: Services, { object }: LinkTarget): LinkedFiles {
  switch (object.kind) {
    case 'policy':
      return linkedPapers(services)
    case 'invoice':
      return linkedInvoices(services)
    default:
      throw new Error(`no link leads to a ${object.kind}`)
  }
}
