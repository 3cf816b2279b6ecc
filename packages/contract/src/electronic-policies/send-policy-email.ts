import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { email } from '../rules/email.ts'
import { handle } from '../rules/handle.ts'
import { emailAccepted } from './email-accepted.ts'

/** Sends the policy to a mailbox. */
export const sendPolicyEmail = defineCall({
  group: 'wp',
  path: '/electronic/sendPolicyEmail',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'fresh-code',
  action: 'email-policy',
  request: object({ handle, email }),
  response: emailAccepted,
})
