import { object, pipe, string, uuid } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { miss } from './miss.ts'

/** One of what waits for an answer, however many are newer. One that does not wait any more is 1007. */
export const readMiss = defineDeskCall({
  path: '/customer-service/readMiss',
  answer: 'json',
  kind: 'query',
  access: ['content'],
  request: object({ id: pipe(string(), uuid()) }),
  response: miss,
})
