import type { ChatMessage } from '@ecenter/contract/customer-service/conversation.ts'
import type { ChatContent, ChatSpeaker } from './chat-message-record.ts'

export type Sender = ChatMessage['from']

/** Something to be said, before it has a place in its conversation. */
export interface ToSay extends ChatSpeaker {
  readonly from: Sender
  readonly content: ChatContent
  /** The id that the sender gave it: what comes twice is said once. */
  readonly sentAs?: string
  /** Of the robot's answers: which one. */
  readonly faqId?: string
  readonly staffId?: string
}

/** Something that was said. */
export interface Said extends ToSay {
  readonly seq: number
  readonly at: Date
  readonly isHelpful: boolean | undefined
}
