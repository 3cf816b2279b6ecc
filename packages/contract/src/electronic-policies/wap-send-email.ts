import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { email } from '../rules/email.ts'
import { handle } from '../rules/handle.ts'

/** Sends the policy to a mailbox, for the plain pages. */
export const wapSendEmail = defineCall({
  group: 'policy',
  path: '/policyDownload/wapSendEmail',
  envelope: 'plain',
  answer: 'json',
  kind: 'submit',
  level: 'fresh-code',
  request: object({ handle, email }),
  response: object({}),
})
