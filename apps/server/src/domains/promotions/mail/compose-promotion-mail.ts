import { type MailContent, mailBodies } from '../../../platform/mail/mail.ts'
import type { MailOf } from '../../../platform/mail/queued-mail.ts'
import type { Services } from '../../services.ts'
import { drawQrCode } from '../rules/draw-qr-code.ts'
import { promotionLink } from '../rules/promotion-link.ts'

/** The link of a promoter and its QR code as a picture, to pass on. */
export async function composePromotionMail(
  { settings }: Pick<Services, 'settings'>,
  { code }: Pick<MailOf<'promotion'>, 'code'>,
): Promise<MailContent> {
  const { name, hotline } = settings.brand
  const link = promotionLink(settings, code)
  const bodies = mailBodies([
    ['您好：'],
    ['您的团购推广链接：', link],
    ['附件是这个链接的二维码，可以打印，也可以转发给客户。客户打开后，就能看到是您推荐的。'],
    [`如果您没有申请过，请拨打 ${hotline} 告诉我们。`],
    [`这封邮件由系统发出，这个邮箱不接收回复。需要帮助请拨打 ${hotline}。`],
    [name],
  ])
  const bytes = await drawQrCode(link)
  return {
    ...bodies,
    subject: `【${name}】您的团购推广链接`,
    attachments: [{ name: '推广二维码.png', bytes, contentType: 'image/png' }],
  }
}
