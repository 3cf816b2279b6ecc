import type { Settings } from '../../../platform/config/settings.ts'
import { siteOrigin } from '../../../platform/config/site-origin.ts'
import { type MailAttachment, type MailContent, mailBodies } from '../../../platform/mail/mail.ts'
import type { MailOf } from '../../../platform/mail/queued-mail.ts'
import { deliveredFile } from '../calls/delivered-file.ts'
import type { InvoicesServices } from '../invoices-services.ts'

/** The files of the invoices as the tax platform delivered them, in one mail. */
export async function composeInvoiceMail(
  services: InvoicesServices,
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

type Sender = Pick<Settings, 'brand' | 'publicOrigin' | 'host' | 'port'>

/** What the mail with invoices says; who the buyer is stands in the files alone. */
function invoiceMail(settings: Sender, attachments: readonly MailAttachment[]): MailContent {
  const { name, hotline } = settings.brand
  const count = `${attachments.length} 张电子发票`
  const bodies = mailBodies([
    ['您好：'],
    [`您在${name}申请把${count}发送到这个邮箱，文件见附件。`],
    ['附件：', ...attachments.map((attachment) => attachment.name)],
    [
      '怎样核对真伪：打开下面的页面，填写发票上的号码和开票日期，就能知道它是否由我们开具、现在是否有效。',
      `${siteOrigin(settings)}/#/invoice-query`,
    ],
    [`如果您没有申请过，请不要转发附件，并拨打 ${hotline} 告诉我们。`],
    [`这封邮件由系统发出，这个邮箱不接收回复。需要帮助请拨打 ${hotline}。`],
    [name],
  ])
  return { ...bodies, subject: `【${name}】您的 ${count}`, attachments }
}
