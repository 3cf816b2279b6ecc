import type { answerLeft } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { siteOrigin } from '../../../platform/config/site-origin.ts'
import type { Services } from '../../services.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import { changeConversation } from '../store/change-conversation.ts'
import type { Conversation } from '../store/conversation.ts'
import { say } from '../store/say.ts'
import { agentOnChat } from './agent-on-chat.ts'
import { lockReadableChat, notYours } from './chat-access.ts'

/** The conversation ends with its answer: whoever wants to know more begins another one. */
export function answerAnswerLeft(
  services: CustomerServiceServices,
): DeskHandler<typeof answerLeft> {
  return async ({ chatId, content: text, sentAs }, { db, staff, record }) => {
    const store = { ...services, db }
    const conversation = await lockReadableChat(store, staff, chatId)
    if (conversation.status !== 'message-left') throw notYours()
    const now = services.clock.now()
    const agent = await agentOnChat(store, staff)
    const content = { kind: 'text' as const, text, links: [] }
    await say(store, conversation, { from: 'agent', content, sentAs, ...agent }, now)
    const readByStaff = conversation.lastSeq
    const change = {
      ...agent,
      status: 'ended',
      takenAt: now,
      isLeftAnswered: true,
      endedAt: now,
      readByStaff,
    } as const
    await changeConversation(store, conversation, change, now)
    await tellAnswered(store, conversation)
    record({ event: 'left-answered', objectId: chatId, outcome: 'answered' })
    return {}
  }
}

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
