import { array, object, string } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'

/** Who else is at the desk now and can be given a conversation. */
export const listColleagues = defineDeskCall({
  path: '/customer-service/listColleagues',
  answer: 'json',
  kind: 'query',
  access: ['agent'],
  request: object({}),
  response: object({
    colleagues: array(object({ staffId: string(), name: string(), number: string() })),
  }),
})
