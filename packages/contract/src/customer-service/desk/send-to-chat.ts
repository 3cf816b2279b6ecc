import { object } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { text } from '../../rules/text.ts'
import { chatId, sentAs } from './chat-id.ts'
import { deskMessage } from './desk-message.ts'

/** The most characters of what staff say at once. */
export const staffWordsAtMost = 1000

/**
 * Says something to the customer; only who has the conversation may, and only until it ends. What comes
 * again under the same `sentAs` is said once.
 */
export const sendToChat = defineDeskCall({
  path: '/customer-service/sendToChat',
  answer: 'json',
  kind: 'submit',
  access: ['agent'],
  request: object({ chatId, content: text(staffWordsAtMost, '消息'), sentAs }),
  response: object({ message: deskMessage }),
})
