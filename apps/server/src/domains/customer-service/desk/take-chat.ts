import type { takeChat } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { type Failure, stateChanged } from '../../../platform/calls/failure.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import { lockConversation } from '../store/conversation.repository.ts'
import { hasEnded, isOwn, notYours } from './chat-access.ts'
import { giveChat } from './team/give-chat.ts'
import { needOwnRoom } from './team/room-for-one.ts'
import { staffNotices } from './team/staff-notices.ts'

/** Two who take it at once are judged one after the other: the second finds that it was taken. */
export function answerTakeChat(services: CustomerServiceServices): DeskHandler<typeof takeChat> {
  return async ({ chatId }, { db, staff, record }) => {
    const store = { ...services, db }
    const conversation = await lockConversation(store, chatId)
    if (conversation === undefined) throw notYours()
    const { status, agentName } = conversation
    if (isOwn(staff, conversation)) return {}
    if (status === 'person') throw isTaken(agentName)
    if (status === 'ended') throw hasEnded()
    if (status !== 'queued') throw notYours()
    await needOwnRoom(store, staff.id)
    await giveChat(store, conversation, staff, staffNotices.taken)
    record({ event: 'chat-taken', objectId: chatId, outcome: 'chosen' })
    return {}
  }
}

function isTaken(agentName = '同事'): Failure {
  return stateChanged(`这个会话已由 ${agentName} 接待。`)
}
