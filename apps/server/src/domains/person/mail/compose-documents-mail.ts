import { Failure, isOutage } from '../../../platform/calls/failure.ts'
import type { Settings } from '../../../platform/config/settings.ts'
import { siteOrigin } from '../../../platform/config/site-origin.ts'
import type { LinkTarget } from '../../../platform/links/one-use-links.ts'
import { type MailAttachment, type MailContent, mailBodies } from '../../../platform/mail/mail.ts'
import type { MailOf } from '../../../platform/mail/queued-mail.ts'
import { linkedDocuments } from '../../electronic-policies/calls/linked-documents.ts'
import { linkedInvoices } from '../../invoices/calls/linked-invoices.ts'
import { withHotline } from '../calls/car-documents.ts'
import type { PersonServices } from '../person-services.ts'

type DocumentsMail = Pick<MailOf<'documents'>, 'files' | 'leftOut'>

/**
 * The papers of a car from the archive, in one mail. What cannot be had just now puts the mail off; what
 * has ended since it was asked for is named in it.
 */
export async function composeDocumentsMail(
  services: PersonServices,
  { files, leftOut }: DocumentsMail,
): Promise<MailContent> {
  const attachments: MailAttachment[] = []
  const missing = [...leftOut]
  for (const { title, ...target } of files) {
    try {
      attachments.push(await attachmentOf(services, target))
    } catch (error) {
      if (!(error instanceof Failure) || isOutage(error)) throw error
      missing.push(`${title}：${withHotline(services, error.message)}`)
    }
  }
  return documentsMail(services.settings, attachments, missing)
}

async function attachmentOf(services: PersonServices, target: LinkTarget): Promise<MailAttachment> {
  const linked = target.object.kind === 'invoice' ? linkedInvoices : linkedDocuments
  const { file } = await linked(services).fetch(target)
  return { name: file.fileName ?? '单证.pdf', bytes: file.bytes, contentType: 'application/pdf' }
}

type Sender = Pick<Settings, 'brand' | 'publicOrigin' | 'host' | 'port'>

/** What the mail says; whose car it is stands in the files alone. */
function documentsMail(
  settings: Sender,
  attachments: readonly MailAttachment[],
  leftOut: readonly string[],
): MailContent {
  const { name, hotline } = settings.brand
  const count = `${attachments.length} 份车险单证`
  const bodies = mailBodies([
    ['您好：'],
    [`您在${name}申请把${count}发送到这个邮箱，文件见附件。`],
    ['附件：', ...attachments.map((attachment) => attachment.name)],
    ...(leftOut.length === 0 ? [] : [['没有放进来的：', ...leftOut]]),
    [
      '怎样核对真伪：扫描单证上的二维码，或打开下面的页面选择附件中的文件，就能知道它是否由我们签发、有没有被改动。',
      `${siteOrigin(settings)}/#/verify`,
    ],
    [`如果您没有申请过，请不要转发附件，并拨打 ${hotline} 告诉我们。`],
    [`这封邮件由系统发出，这个邮箱不接收回复。需要帮助请拨打 ${hotline}。`],
    [name],
  ])
  return { ...bodies, subject: `【${name}】您的 ${count}`, attachments }
}
