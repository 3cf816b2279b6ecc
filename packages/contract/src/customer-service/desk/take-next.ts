import { object, optional, string } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'

/** Takes whose turn it is: networks take turns, and in a turn who has waited longer is first; nobody where nobody waits. */
export const takeNext = defineDeskCall({
  path: '/customer-service/takeNext',
  answer: 'json',
  kind: 'submit',
  access: ['agent'],
  request: object({}),
  response: object({ chatId: optional(string()) }),
})
