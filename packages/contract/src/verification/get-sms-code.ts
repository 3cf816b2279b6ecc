import { defineCall } from '../call.ts'
import { codeRequest } from './code-request.ts'
import { codeSent } from './code-sent.ts'

/**
 * Sends a code to the phone that was typed; behind an object the phone must be the one on file.
 */
export const getSMSCode = defineCall({
  group: 'wp',
  path: '/verification/getSMSCode',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'open',
  request: codeRequest,
  response: codeSent,
})
