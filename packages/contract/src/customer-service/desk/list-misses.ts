import { array, object, picklist } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { miss } from './miss.ts'

/** A hundred at most of what waits for an answer. */
export const listMisses = defineDeskCall({
  path: '/customer-service/listMisses',
  answer: 'json',
  kind: 'query',
  access: ['content'],
  request: object({ sortedBy: picklist(['newest', 'most-often']) }),
  response: object({ misses: array(miss) }),
})
