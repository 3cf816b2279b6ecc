import { object, pipe, string, uuid } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'

/** Takes something off the list that needs no answer. One that is not there is 1007. */
export const setMissAside = defineDeskCall({
  path: '/customer-service/setMissAside',
  answer: 'json',
  kind: 'submit',
  access: ['content'],
  request: object({ id: pipe(string(), uuid()) }),
  response: object({}),
})
