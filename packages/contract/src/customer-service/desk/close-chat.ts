import { object } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { chatId } from './chat-id.ts'

/** Ends one's conversation; its customer may rate it then. */
export const closeChat = defineDeskCall({
  path: '/customer-service/closeChat',
  answer: 'json',
  kind: 'submit',
  access: ['agent'],
  request: object({ chatId }),
  response: object({}),
})
