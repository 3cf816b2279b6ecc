import type { readChatUpTo } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import { changeConversation } from '../store/change-conversation.ts'
import { lockOwnChat } from './chat-access.ts'

export function answerReadChatUpTo(
  services: CustomerServiceServices,
): DeskHandler<typeof readChatUpTo> {
  return async ({ chatId, seq }, { db, staff }) => {
    const store = { ...services, db }
    const conversation = await lockOwnChat(store, staff, chatId)
    const readByStaff = Math.min(seq, conversation.lastSeq)
    const { arrivedAs, changedAt } = conversation
    if (readByStaff <= conversation.readByStaff && arrivedAs === undefined) return {}
    const read = { readByStaff: Math.max(readByStaff, conversation.readByStaff), arrivedAs: null }
    await changeConversation(store, conversation, read, changedAt)
    return {}
  }
}
