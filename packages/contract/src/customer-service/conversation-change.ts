import { array, type InferOutput, object } from 'valibot'
import { chatMessage } from './chat-message.ts'
import { conversationState } from './conversation-state.ts'

/** What is new in a conversation: messages in the order of their seq, and how it stands now. */
export const conversationChange = object({
  messages: array(chatMessage),
  state: conversationState,
})
export type ConversationChange = InferOutput<typeof conversationChange>
