import { number, object } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'

/** How many questions that the robot could not answer nobody has looked at. */
export const countMisses = defineDeskCall({
  path: '/customer-service/countMisses',
  answer: 'json',
  kind: 'query',
  access: ['content'],
  request: object({}),
  response: object({ waiting: number() }),
})
