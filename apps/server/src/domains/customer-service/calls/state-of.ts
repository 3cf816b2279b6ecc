import type { ConversationState } from '@ecenter/contract/customer-service/conversation.ts'
import type { Services } from '../../services.ts'
import { promiseOf } from '../hours/promise.ts'
import { conversationState } from '../rules/conversation-state.ts'
import { waitMinutes } from '../rules/wait-minutes.ts'
import type { Conversation } from '../store/conversation.ts'
import type { QueuePosition } from '../store/read-changes.ts'

/** How a conversation stands now, in words where something was promised; `place` is where it stands in the queue. */
export function stateOf(
  { clock, settings }: Pick<Services, 'clock' | 'settings'>,
  conversation: Conversation,
  place: QueuePosition | undefined,
): ConversationState {
  const { status, queuedAt } = conversation
  const isPromised = status === 'message-left' && queuedAt !== undefined
  return conversationState(conversation, {
    at: clock.now(),
    position: place?.position,
    waitMinutes: place && waitMinutes(place.position, place.pace),
    promise: isPromised ? promiseOf(settings, queuedAt) : undefined,
  })
}
