import { object } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { chatId } from './chat-id.ts'

/** Takes a conversation from the colleague who has it. */
export const takeOverChat = defineDeskCall({
  path: '/customer-service/takeOverChat',
  answer: 'json',
  kind: 'submit',
  access: ['supervisor'],
  request: object({ chatId }),
  response: object({}),
})
