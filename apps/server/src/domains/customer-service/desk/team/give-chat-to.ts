import type { giveChatTo } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import type { DeskHandler } from '../../../../platform/calls/desk-handler.ts'
import type { CustomerServiceServices } from '../../customer-service-services.ts'
import { hasEnded, lockReadableChat, notYours } from '../chat-access.ts'
import { colleagueToGive } from './colleagues.ts'
import { giveChat } from './give-chat.ts'
import { staffNotices } from './staff-notices.ts'

/** Whose it is already keeps it. */
export function answerGiveChatTo(
  services: CustomerServiceServices,
): DeskHandler<typeof giveChatTo> {
  return async ({ chatId, staffId }, { db, staff, record }) => {
    const store = { ...services, db }
    const conversation = await lockReadableChat(store, staff, chatId)
    const { status } = conversation
    if (status === 'ended') throw hasEnded()
    if (status !== 'queued' && status !== 'person') throw notYours()
    if (status === 'person' && conversation.staffId === staffId) return {}
    const colleague = await colleagueToGive(store, staff, staffId)
    const noticeOf = status === 'queued' ? staffNotices.taken : staffNotices.transferred
    await giveChat(store, conversation, colleague, noticeOf, 'given')
    record({ event: 'chat-given', objectId: chatId, outcome: `staff ${staffId}` })
    return {}
  }
}
