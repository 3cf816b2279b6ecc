import type { takeNext } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import { lockNextInQueue } from '../store/next-in-queue.ts'
import { giveChat } from './team/give-chat.ts'
import { needOwnRoom } from './team/room-for-one.ts'
import { staffNotices } from './team/staff-notices.ts'

export function answerTakeNext(services: CustomerServiceServices): DeskHandler<typeof takeNext> {
  return async (_, { db, staff, record }) => {
    const store = { ...services, db }
    await needOwnRoom(store, staff.id)
    const conversation = await lockNextInQueue(store)
    if (conversation === undefined) return {}
    await giveChat(store, conversation, staff, staffNotices.taken)
    record({ event: 'chat-taken', objectId: conversation.id, outcome: 'next' })
    return { chatId: conversation.id }
  }
}
