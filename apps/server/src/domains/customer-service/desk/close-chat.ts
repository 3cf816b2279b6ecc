import type { closeChat } from '@ecenter/contract/customer-service/desk/wrap-up.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import { changeConversation } from '../store/change-conversation.ts'
import { say } from '../store/say.ts'
import { agentOnChat } from './agent-on-chat.ts'
import { lockOwnChat } from './chat-access.ts'
import { storeWrapUp } from './store-wrap-up.ts'
import { staffNotices } from './team/staff-notices.ts'

export function answerCloseChat(services: CustomerServiceServices): DeskHandler<typeof closeChat> {
  return async ({ chatId, ...wrapUp }, { db, staff, record }) => {
    const store = { ...services, db }
    const conversation = await lockOwnChat(store, staff, chatId)
    const now = services.clock.now()
    await say(store, conversation, staffNotices.closed(await agentOnChat(store, staff)), now)
    await changeConversation(store, conversation, { status: 'ended', endedAt: now }, now)
    await storeWrapUp(store, conversation, { ...wrapUp, by: staff.id }, now)
    record({ event: 'conversation-ended', objectId: chatId, outcome: 'by staff' })
    return {}
  }
}
