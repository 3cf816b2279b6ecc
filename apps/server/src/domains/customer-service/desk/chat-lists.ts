import {
  type ChatLists,
  type ChatRow,
  chatRowsAtMost,
} from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import type { Staff } from '../../../platform/calls/desk-handler.ts'
import type { Services } from '../../services.ts'
import { promiseOf } from '../hours/promise.ts'
import {
  conversationsOfStaff,
  countConversations,
  type ListedConversation,
  leftConversations,
  queuedConversations,
} from '../store/waiting-conversations.ts'
import { lastWordsOf } from './desk-message-of.ts'

type ListingServices = Pick<Services, 'db' | 'keys' | 'settings'>

/** Everything that this member of staff may work on now. */
export async function chatListsOf(
  services: ListingServices,
  staff: Pick<Staff, 'id'>,
): Promise<ChatLists> {
  const [queue, queued, mine, left, leftInAll] = await Promise.all([
    queuedConversations(services, chatRowsAtMost),
    countConversations(services, 'queued'),
    conversationsOfStaff(services, staff.id, chatRowsAtMost),
    leftConversations(services, chatRowsAtMost),
    countConversations(services, 'message-left'),
  ])
  return {
    queue: queue.map((each) => chatRowOf(services, each)),
    queued,
    mine: mine.map((each) => chatRowOf(services, each)),
    left: left.map((each) => chatRowOf(services, each)),
    leftInAll,
  }
}

export function chatRowOf(
  { settings }: Pick<Services, 'settings'>,
  { conversation, last, unread }: ListedConversation,
): ChatRow {
  const { id, status, username, subsource, queuedAt, openedAt, agentName } = conversation
  const isLeft = status === 'message-left'
  const waits = isLeft || status === 'queued'
  return {
    chatId: id,
    status,
    username,
    subsource,
    waitingSince: waits ? queuedAt?.toISOString() : undefined,
    lastWords: last === undefined ? '' : lastWordsOf(last),
    lastAt: (last?.at ?? openedAt).toISOString(),
    unread,
    promise: isLeft && queuedAt ? promiseOf(settings.consultHours, queuedAt) : undefined,
    agentName: status === 'person' ? agentName : undefined,
  }
}
