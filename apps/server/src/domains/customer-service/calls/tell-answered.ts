import { siteOrigin } from '../../../platform/config/site-origin.ts'
import type { Services } from '../../services.ts'
import type { Conversation } from '../store/conversation.ts'

/**
 * Tells by SMS that a message that was left has its answer, in the transaction that stores it. The
 * answer is read after the phone was proven again; anybody may look at a phone, so it is not told here.
 */
export async function tellAnswered(
  { settings, jobs, db }: Pick<Services, 'settings' | 'jobs' | 'db'>,
  { mobile }: Pick<Conversation, 'mobile'>,
): Promise<void> {
  if (mobile === undefined) return
  const values = { page: `${siteOrigin(settings)}/#/customer-service` }
  await jobs.sendSms({ phone: mobile, template: 'message-answered', values }, db)
}
