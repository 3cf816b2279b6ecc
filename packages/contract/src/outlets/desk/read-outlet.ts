import { object, pipe, string, uuid } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { deskOutlet } from './desk-outlet.ts'

/** One outlet as it can be edited; one that is not there is 1007. */
export const readOutlet = defineDeskCall({
  path: '/outlets/readOutlet',
  answer: 'json',
  kind: 'query',
  access: ['content'],
  request: object({ id: pipe(string(), uuid()) }),
  response: object({ outlet: deskOutlet }),
})
