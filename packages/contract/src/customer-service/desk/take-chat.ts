import { object } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { chatId } from './chat-id.ts'

/** Takes a conversation that waits. Of two who take it at once one has it; the other is E3020001. */
export const takeChat = defineDeskCall({
  path: '/customer-service/takeChat',
  answer: 'json',
  kind: 'submit',
  access: ['agent'],
  request: object({ chatId }),
  response: object({}),
})
