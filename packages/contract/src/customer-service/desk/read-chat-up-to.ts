import { object } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { chatId, messageSeq } from './chat-id.ts'

/** Says that who has the conversation has read it up to there; the customer sees 已读. */
export const readChatUpTo = defineDeskCall({
  path: '/customer-service/readChatUpTo',
  answer: 'json',
  kind: 'submit',
  access: ['agent'],
  request: object({ chatId, seq: messageSeq }),
  response: object({}),
})
