import type { giveChatTo, transferChat } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import type { DeskHandler, Staff } from '../../../../platform/calls/desk-handler.ts'
import { type Failure, stateChanged } from '../../../../platform/calls/failure.ts'
import type { Services } from '../../../services.ts'
import type { CustomerServiceServices } from '../../customer-service-services.ts'
import { changeConversation } from '../../store/change-conversation.ts'
import type { ArrivedAs, Conversation } from '../../store/conversation.ts'
import { putBack } from '../../store/put-back.ts'
import type { ToSay } from '../../store/said.ts'
import { say } from '../../store/say.ts'
import { storeNote } from '../../store/staff-note.repository.ts'
import { type AgentOnChat, agentOnChat } from '../agent-on-chat.ts'
import { hasEnded, lockOwnChat, lockReadableChat, notYours } from '../chat-access.ts'
import { colleagueToGive } from './colleagues.ts'
import { staffNotices } from './staff-notices.ts'

/** What a locked conversation is changed with: `db` is its transaction. */
type ChatServices = Pick<Services, 'db' | 'keys' | 'clock' | 'notifier'>

/** Gives a locked conversation to a member of staff and tells the customer. It keeps the place that it had in the queue. */
export async function giveChat(
  services: ChatServices,
  conversation: Conversation,
  staff: Pick<Staff, 'id' | 'name'>,
  noticeOf: (agent: AgentOnChat) => ToSay,
  /** Where they did not take it themselves. */
  arrivedAs: ArrivedAs | null = null,
): Promise<void> {
  const now = services.clock.now()
  const agent = await agentOnChat(services, staff)
  await changeConversation(
    services,
    conversation,
    { ...agent, status: 'person', takenAt: now, arrivedAs },
    now,
  )
  await say(services, conversation, noticeOf(agent), now)
}

/** Whose it is already keeps it. */
export function answerGiveChatTo(
  services: CustomerServiceServices,
): DeskHandler<typeof giveChatTo> {
  return async ({ chatId, staffId, hadBy }, { db, staff, record }) => {
    const store = { ...services, db }
    const conversation = await lockReadableChat(store, staff, chatId)
    const { status } = conversation
    if (status === 'ended') throw hasEnded()
    if (status !== 'queued' && status !== 'person') throw notYours()
    if (status === 'person' && conversation.staffId === staffId) return {}
    const hasIt = (status === 'person' ? conversation.staffId : undefined) ?? 'nobody'
    if (hadBy !== undefined && hasIt !== hadBy) throw isTaken()
    const colleague = await colleagueToGive(store, staff, staffId)
    const noticeOf = status === 'queued' ? staffNotices.taken : staffNotices.transferred
    await giveChat(store, conversation, colleague, noticeOf, 'given')
    record({ event: 'chat-given', objectId: chatId, outcome: `staff ${staffId}` })
    return {}
  }
}

function isTaken(): Failure {
  return stateChanged('这个会话刚刚换了人接待，请看过最新情况再分。')
}

export function answerTransferChat(
  services: CustomerServiceServices,
): DeskHandler<typeof transferChat> {
  return async ({ chatId, staffId, note }, { db, staff, record }) => {
    const store = { ...services, db }
    const conversation = await lockOwnChat(store, staff, chatId)
    if (note !== undefined) {
      await storeNote(store, chatId, { at: services.clock.now(), staffId: staff.id, text: note })
    }
    if (staffId === undefined) await putBack(store, conversation, services.clock.now())
    else {
      const colleague = await colleagueToGive(store, staff, staffId)
      await giveChat(store, conversation, colleague, staffNotices.transferred, 'transferred')
    }
    record({
      event: 'chat-transferred',
      objectId: chatId,
      outcome: staffId === undefined ? 'queue' : `staff ${staffId}`,
    })
    return {}
  }
}
