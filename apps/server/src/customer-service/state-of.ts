import type { ConversationState } from '@ecenter/contract/customer-service/conversation-state.ts'
import type { Parts } from '../parts.ts'
import type { Conversation } from '../records/conversations/conversation.ts'
import { conversationState } from './conversation-state.ts'
import { promiseOf } from './hours/promise.ts'

/** How a conversation stands now, in words where something was promised; `position` is its place in the queue. */
export function stateOf(
  { clock, settings }: Pick<Parts, 'clock' | 'settings'>,
  conversation: Conversation,
  position: number | undefined,
): ConversationState {
  const { status, queuedAt } = conversation
  const isPromised = status === 'message-left' && queuedAt !== undefined
  return conversationState(conversation, {
    at: clock.now(),
    position,
    promise: isPromised ? promiseOf(settings.consultHours, queuedAt) : undefined,
  })
}
