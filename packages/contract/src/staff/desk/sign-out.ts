import { object } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'

/** Ends this session of the desk. */
export const signOut = defineDeskCall({
  path: '/staff/signOut',
  answer: 'json',
  kind: 'submit',
  access: 'signed-in',
  request: object({}),
  response: object({}),
})
