import { object } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { chatLists } from './chat-row.ts'

/** The queue, one's own conversations, and messages that were left. */
export const listChats = defineDeskCall({
  path: '/customer-service/listChats',
  answer: 'json',
  kind: 'query',
  access: ['agent'],
  request: object({}),
  response: chatLists,
})
