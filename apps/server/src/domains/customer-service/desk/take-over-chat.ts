import type { takeOverChat } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import { hasEnded, isOwn, lockReadableChat, notYours } from './chat-access.ts'
import { giveChat } from './team/give-chat.ts'
import { staffNotices } from './team/staff-notices.ts'

export function answerTakeOverChat(
  services: CustomerServiceServices,
): DeskHandler<typeof takeOverChat> {
  return async ({ chatId }, { db, staff, record }) => {
    const store = { ...services, db }
    const conversation = await lockReadableChat(store, staff, chatId)
    if (isOwn(staff, conversation)) return {}
    if (conversation.status === 'ended') throw hasEnded()
    if (conversation.status !== 'person') throw notYours()
    await giveChat(store, conversation, staff, staffNotices.takenOver, 'taken-over')
    record({ event: 'chat-taken', objectId: chatId, outcome: 'taken over' })
    return {}
  }
}
