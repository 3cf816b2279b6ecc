import { type MailContent, mailBodies } from '../../../platform/mail/mail.ts'
import type { MailOf } from '../../../platform/mail/queued-mail.ts'
import type { Services } from '../../services.ts'

/** Confirms a return-freight claim by its number; who it is stands nowhere in it. */
export async function composeReturnClaimMail(
  { settings }: Pick<Services, 'settings'>,
  { registNo, answerBy }: MailOf<'return-claim'>,
): Promise<MailContent> {
  const { name, hotline } = settings.brand
  return {
    ...mailBodies([
      ['您好：'],
      ['您的退货运费险理赔申请，我们已经收到。', `报案号：${registNo}`],
      [`我们会在 ${answerBy} 前告知您审核结果。您可以用报案号查询理赔进度。`],
      [`如果您没有申请过，请拨打 ${hotline} 告诉我们。`],
      [`这封邮件由系统发出，这个邮箱不接收回复。需要帮助请拨打 ${hotline}。`],
      [name],
    ]),
    subject: `【${name}】退货运费险理赔申请已收到`,
    attachments: [],
  }
}
