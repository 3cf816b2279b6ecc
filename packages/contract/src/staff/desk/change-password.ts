import { object } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { newPassword, password } from './password.ts'

/**
 * Another password for whoever is signed in. Every session of theirs ends with it, this one too: the
 * next thing they see is the sign-in page. A wrong `password` is 1000 at that field.
 */
export const changePassword = defineDeskCall({
  path: '/staff/changePassword',
  answer: 'json',
  kind: 'submit',
  access: 'signed-in',
  request: object({ password, newPassword }),
  response: object({}),
})
