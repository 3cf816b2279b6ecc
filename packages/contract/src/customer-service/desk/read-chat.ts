import { array, boolean, object, optional, string } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { chatId, messageSeq } from './chat-id.ts'
import { chatNote, chatStanding } from './chat-row.ts'
import { deskMessage } from './desk-message.ts'

/** How many messages one page of a conversation has. */
export const messagesPerPage = 50

/**
 * One conversation: the last messages, or the page before one, with what is noted and known of its
 * customer. An agent reads what waits and what they have or had; supervisors read all. Reading leaves a
 * trace.
 */
export const readChat = defineDeskCall({
  path: '/customer-service/readChat',
  answer: 'json',
  kind: 'query',
  access: ['agent'],
  request: object({ chatId, before: optional(messageSeq) }),
  response: object({
    messages: array(deskMessage),
    hasEarlier: boolean(),
    standing: chatStanding,
    notes: array(chatNote),
    facts: object({
      username: optional(string()),
      entryId: optional(string()),
      subsource: optional(string()),
      /** The phone that was proven in it, masked. */
      maskedMobile: optional(string()),
      openedAt: string(),
    }),
  }),
})
