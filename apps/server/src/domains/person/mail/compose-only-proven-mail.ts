import { siteOrigin } from '../../../platform/config/site-origin.ts'
import { type MailContent, mailBodies } from '../../../platform/mail/mail.ts'
import type { MailOf } from '../../../platform/mail/queued-mail.ts'
import type { Services } from '../../services.ts'

/** What the SMS says, for who has no phone to read it on. It names nobody: the address may be read by others. */
export async function composeOnlyProvenMail(
  { settings }: Pick<Services, 'settings'>,
  { until }: Pick<MailOf<'only-proven-end'>, 'until'>,
): Promise<MailContent> {
  const { name, hotline } = settings.brand
  const news =
    until === undefined
      ? '已按柜台申请关闭您的“仅限手机验证后查看”，凭证件信息也能查到您的保单、理赔和订单。'
      : `有人持证件在柜台申请关闭您的“仅限手机验证后查看”，两位工作人员已经核对。${until} 起，凭证件信息也能查到您的保单、理赔和订单。`
  const act = until === undefined ? '重新打开' : '停止'
  const bodies = mailBodies([
    ['您好：'],
    [news],
    [
      `不是您本人申请的，请打开下面的页面，用手机验证后${act}，或拨打 ${hotline}：`,
      privacyPage(settings),
    ],
    [`这封邮件由系统发出，这个邮箱不接收回复。需要帮助请拨打 ${hotline}。`],
    [name],
  ])
  return {
    ...bodies,
    subject: `【${name}】${until === undefined ? '已关闭' : '将要关闭'}“仅限手机验证后查看”`,
    attachments: [],
  }
}

export function privacyPage(settings: Services['settings']): string {
  return `${siteOrigin(settings)}/#/me/privacy`
}
