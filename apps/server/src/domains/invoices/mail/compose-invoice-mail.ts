import type { MailContent } from '../../../platform/mail/mail.ts'
import type { MailOf } from '../../../platform/mail/queued-mail.ts'
import type { Services } from '../../services.ts'
import { deliveredFile } from '../calls/delivered-file.ts'
import { invoiceMail } from './invoice-mail.ts'

/** The files of the invoices as the tax platform delivered them, in one mail. */
export async function composeInvoiceMail(
  services: Services,
  { objects, format }: MailOf<'invoices'>,
): Promise<MailContent> {
  const files = await Promise.all(
    // Nobody waits at a screen for a mail: those about one invoice take turns as one.
    objects.map((object) => deliveredFile(services, { object, sessionId: object.id }, format)),
  )
  const attachments = files.map(({ fileName, bytes, contentType }) => ({
    name: fileName,
    bytes,
    contentType,
  }))
  return invoiceMail(services.settings, attachments)
}
