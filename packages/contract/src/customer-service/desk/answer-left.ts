import { object } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { text } from '../../rules/text.ts'
import { chatId, sentAs } from './chat-id.ts'
import { staffWordsAtMost } from './send-to-chat.ts'

/** Answers a message that was left: the customer reads it in the conversation, an SMS tells of it. */
export const answerLeft = defineDeskCall({
  path: '/customer-service/answerLeft',
  answer: 'json',
  kind: 'submit',
  access: ['agent'],
  request: object({ chatId, content: text(staffWordsAtMost, '回复'), sentAs }),
  response: object({}),
})
