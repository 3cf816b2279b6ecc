import type { Settings } from '../../../platform/config/settings.ts'
import { siteOrigin } from '../../../platform/config/site-origin.ts'
import type { MailAttachment, MailContent } from '../../../platform/mail/mail.ts'
import { mailBodies } from '../../../platform/mail/mail-bodies.ts'
import { maskPolicyNumber } from '../../../platform/mask/mask.ts'
import type { Policy } from '../../policies/store/policy.ts'

type Sender = Pick<Settings, 'brand' | 'publicOrigin' | 'host' | 'port'>

/** What the mail with a policy says; the number stays masked, for mails are shown around. */
export function policyMail(
  settings: Sender,
  { policyNo, productName }: Pick<Policy, 'policyNo' | 'productName'>,
  attachments: readonly MailAttachment[],
): MailContent {
  const { name, hotline } = settings.brand
  const masked = maskPolicyNumber(policyNo)
  const bodies = mailBodies([
    ['您好：'],
    [`您在${name}申请把电子保单发送到这个邮箱，文件见附件。`],
    [`保单：${productName}`, `保单号：${masked}`],
    ['附件：', ...attachments.map((attachment) => attachment.name)],
    [
      '怎样核对真伪：扫描电子保单上的二维码，或打开下面的页面选择附件中的电子保单，就能知道它是否由我们签发、有没有被改动。',
      verifyPage(settings),
    ],
    [`如果您没有申请过，请不要转发附件，并拨打 ${hotline} 告诉我们。`],
    [`这封邮件由系统发出，这个邮箱不接收回复。需要帮助请拨打 ${hotline}。`],
    [name],
  ])
  return { ...bodies, subject: `【${name}】您的电子保单 ${masked}`, attachments }
}

/** Where anyone can check a document of ours. */
export function verifyPage(settings: Sender): string {
  return `${siteOrigin(settings)}/#/verify`
}
