import { type MailContent, mailBodies } from '../../../platform/mail/mail.ts'
import type { MailOf } from '../../../platform/mail/queued-mail.ts'
import type { Services } from '../../services.ts'
import { statusOf } from '../rules/status.ts'
import { readAppeal } from '../store/appeal.repository.ts'

/** The letter of the latest answer, as the page of the case shows it. */
export async function composeAnswerMail(
  services: Pick<Services, 'db' | 'keys' | 'settings'>,
  { appeal: ref }: MailOf<'appeal-answer'>,
): Promise<MailContent> {
  const { decided, 'review-decided': reviewed } = statusOf(await readAppeal(services, ref))
  const letter = (reviewed ?? decided)?.text
  if (letter === undefined) throw new Error('a case without an answer has none to send')
  const paragraphs = letter.split(/\n\s*\n/).map((paragraph) => paragraph.split('\n'))
  return {
    subject: `${services.settings.brand.name}：您的申诉已有书面答复`,
    ...mailBodies(paragraphs),
    attachments: [],
  }
}
