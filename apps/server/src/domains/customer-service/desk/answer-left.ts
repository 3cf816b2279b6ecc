import type { answerLeft } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import type { Services } from '../../services.ts'
import { tellAnswered } from '../calls/tell-answered.ts'
import { changeConversation } from '../store/change-conversation.ts'
import { say } from '../store/say.ts'
import { agentOnChat } from './agent-on-chat.ts'
import { lockReadableChat, notYours } from './chat-access.ts'

/** The conversation ends with its answer: whoever wants to know more begins another one. */
export function answerAnswerLeft(services: Services): DeskHandler<typeof answerLeft> {
  return async ({ chatId, content: text, sentAs }, { db, staff, record }) => {
    const store = { ...services, db }
    const conversation = await lockReadableChat(store, staff, chatId)
    if (conversation.status !== 'message-left') throw notYours()
    const now = services.clock.now()
    const agent = await agentOnChat(store, staff)
    const content = { kind: 'text' as const, text, links: [] }
    await say(store, conversation, { from: 'agent', content, sentAs, ...agent }, now)
    const readByStaff = conversation.lastSeq
    const change = { ...agent, status: 'ended', takenAt: now, endedAt: now, readByStaff } as const
    await changeConversation(store, conversation, change, now)
    await tellAnswered(store, conversation)
    record({ event: 'left-answered', objectId: chatId, outcome: 'answered' })
    return {}
  }
}
