import { object, optional, string } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'

/** Takes who has waited longest; nobody where nobody waits. */
export const takeNext = defineDeskCall({
  path: '/customer-service/takeNext',
  answer: 'json',
  kind: 'submit',
  access: ['agent'],
  request: object({}),
  response: object({ chatId: optional(string()) }),
})
