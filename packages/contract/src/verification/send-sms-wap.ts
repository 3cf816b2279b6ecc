import { defineCall } from '../call.ts'
import { codeRequest } from './code-request.ts'
import { codeSent } from './code-sent.ts'

/** Sends a code to the phone that was typed, for the plain pages. */
export const sendSmsWap = defineCall({
  group: 'member',
  path: '/sendMsg/sendSmsWap',
  envelope: 'plain',
  answer: 'json',
  kind: 'submit',
  level: 'open',
  request: codeRequest,
  response: codeSent,
})
