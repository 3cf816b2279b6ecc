import {
  type ChatLists,
  type ChatRow,
  chatRowsAtMost,
} from '@ecenter/contract/customer-service/desk/chat-shown.ts'
import type { Staff } from '../../../platform/calls/desk-handler.ts'
import type { Services } from '../../services.ts'
import { answerBy } from '../hours/answer-by.ts'
import { promiseOf } from '../hours/promise.ts'
import { owedSinceOf } from '../store/owed-answers.ts'
import {
  conversationsOfStaff,
  countConversations,
  type ListedConversation,
  leftConversations,
  queuedConversations,
} from '../store/waiting-conversations.ts'
import { lastWordsOf } from './desk-message-of.ts'
import { ownStaffing } from './team/own-staffing.ts'

type ListingServices = Pick<Services, 'db' | 'keys' | 'clock' | 'settings'>

/** Everything that this member of staff may work on now. */
export async function chatListsOf(
  services: ListingServices,
  staff: Pick<Staff, 'id'>,
): Promise<ChatLists> {
  const [queue, queued, mine, left, leftInAll, own] = await Promise.all([
    queuedConversations(services, chatRowsAtMost),
    countConversations(services, 'queued'),
    conversationsOfStaff(services, staff.id, chatRowsAtMost),
    leftConversations(services, chatRowsAtMost),
    countConversations(services, 'message-left'),
    ownStaffing(services, staff),
  ])
  const since = await owedSinceOf(
    services,
    mine.map(({ conversation }) => conversation.id),
  )
  return {
    queue: queue.map((each) => chatRowOf(services, each)),
    queued,
    mine: mine
      .map((each) => chatRowOf(services, each, since.get(each.conversation.id)))
      .toSorted(whoWaitsLonger),
    left: left.map((each) => chatRowOf(services, each)),
    leftInAll,
    own,
  }
}

/** Whoever waits for nothing comes last, in the order in which they were taken. */
export function whoWaitsLonger(one: ChatRow, other: ChatRow): number {
  const [first, second] = [one.waitingSince ?? '~', other.waitingSince ?? '~']
  return first < second ? -1 : first > second ? 1 : 0
}

/** `owedSince` is of one that a person has, and whose customer waits for an answer. */
export function chatRowOf(
  { settings }: Pick<Services, 'settings'>,
  { conversation, last, unread }: ListedConversation,
  owedSince?: Date,
): ChatRow {
  const { id, status, username, subsource, queuedAt, openedAt, agentName } = conversation
  const isLeft = status === 'message-left'
  const since = isLeft || status === 'queued' ? queuedAt : owedSince
  return {
    chatId: id,
    status,
    username,
    subsource,
    waitingSince: since?.toISOString(),
    answerBy: since && answerBy(settings, { status, since }).toISOString(),
    lastWords: last === undefined ? '' : lastWordsOf(last),
    lastAt: (last?.at ?? openedAt).toISOString(),
    unread,
    promise: isLeft && queuedAt ? promiseOf(settings, queuedAt) : undefined,
    agentName: status === 'person' ? agentName : undefined,
    arrivedAs: status === 'person' ? conversation.arrivedAs : undefined,
  }
}
