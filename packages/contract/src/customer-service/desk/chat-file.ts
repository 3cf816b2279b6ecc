import { object } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { chatId, messageSeq } from './chat-id.ts'

/** A picture or PDF of a conversation that one may read. Looking at it leaves a trace. */
export const chatFile = defineDeskCall({
  path: '/customer-service/chatFile',
  answer: 'file',
  kind: 'query',
  access: ['agent'],
  request: object({ chatId, seq: messageSeq }),
  response: object({}),
})
