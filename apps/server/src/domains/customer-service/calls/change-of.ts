import type {
  ConversationChange,
  ConversationState,
} from '@ecenter/contract/customer-service/conversation.ts'
import type { Visitor } from '../../../platform/calls/handler.ts'
import type { Services } from '../../services.ts'
import { chatMessageOf } from '../rules/chat-message-of.ts'
import { readConversation } from '../store/conversation.repository.ts'
import type { Conversation } from '../store/conversation.ts'
import { queuePace, queuePosition } from '../store/queue.ts'
import type { QueuePosition } from '../store/read-changes.ts'
import type { Said } from '../store/said.ts'
import { sessionNames } from './signid.ts'
import { stateOf } from './state-of.ts'

type StateServices = Pick<Services, 'db' | 'keys' | 'clock' | 'settings' | 'grants'>

/** What a call said in a conversation, and how it stands after that. */
export async function changeOf(
  services: StateServices,
  { session }: Pick<Visitor, 'session'>,
  { id }: Pick<Conversation, 'id'>,
  said: readonly Said[],
): Promise<ConversationChange> {
  return {
    messages: said.map((each) => chatMessageOf(each, sessionNames(services, session))),
    state: await stateNow(services, { id }),
  }
}

/** How a conversation stands, read anew with its place in the queue. */
export async function stateNow(
  services: StateServices,
  { id }: Pick<Conversation, 'id'>,
): Promise<ConversationState> {
  const conversation = await readConversation(services, id)
  if (conversation === undefined) throw new Error('the conversation was removed meanwhile')
  return stateOf(services, conversation, await placeOf(services, conversation))
}

async function placeOf(
  services: StateServices,
  conversation: Conversation,
): Promise<QueuePosition | undefined> {
  if (conversation.status !== 'queued') return undefined
  const position = await queuePosition(services, conversation)
  if (position === undefined) return undefined
  return { position, pace: await queuePace(services, services.clock.now()) }
}
