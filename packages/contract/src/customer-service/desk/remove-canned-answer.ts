import { object } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { answerId } from './save-canned-answer.ts'

/** Removes an answer that stood ready; what was said by it stays said. */
export const removeCannedAnswer = defineDeskCall({
  path: '/customer-service/removeCannedAnswer',
  answer: 'json',
  kind: 'submit',
  access: ['agent'],
  request: object({ answerId }),
  response: object({}),
})
