import { object, optional, pipe, string, uuid } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { text } from '../../rules/text.ts'
import { chatId } from './chat-id.ts'
import { noteAtMost } from './note-chat.ts'

/**
 * Gives one's conversation to a colleague who is at the desk, or back into the queue, where it keeps the
 * first place. The note is for whoever goes on.
 */
export const transferChat = defineDeskCall({
  path: '/customer-service/transferChat',
  answer: 'json',
  kind: 'submit',
  access: ['agent'],
  request: object({
    chatId,
    /** Without it the conversation goes back into the queue. */
    staffId: optional(pipe(string(), uuid())),
    note: optional(text(noteAtMost, '备注')),
  }),
  response: object({}),
})
