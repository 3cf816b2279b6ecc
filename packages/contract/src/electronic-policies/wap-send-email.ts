import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { email } from '../rules/email.ts'
import { handle } from '../rules/handle.ts'
import { emailAccepted } from './email-accepted.ts'

/** Sends the policy to a mailbox, for the plain pages. */
export const wapSendEmail = defineCall({
  group: 'policy',
  path: '/policyDownload/wapSendEmail',
  envelope: 'plain',
  answer: 'json',
  kind: 'submit',
  level: 'fresh-code',
  action: 'email-policy',
  request: object({ handle, email }),
  response: emailAccepted,
})
