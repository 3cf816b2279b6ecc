import { object, optional } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { appCode } from '../../rules/app-code.ts'
import { me } from './me.ts'
import { newPassword } from './password.ts'

/**
 * Second step: the six digits of the app; who enrols sends the password of their own with it. A code
 * is good once. The cookie of the desk comes with the answer. Where the first step was too long ago or
 * is missing, E3010001: sign in again from the start.
 */
export const confirmCode = defineDeskCall({
  path: '/staff/confirmCode',
  answer: 'json',
  kind: 'submit',
  access: 'signed-out',
  request: object({ code: appCode, newPassword: optional(newPassword) }),
  response: object({ me }),
})
