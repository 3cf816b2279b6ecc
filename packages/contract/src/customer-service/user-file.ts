import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { text } from '../rules/text.ts'

/** Sends a file into the conversation; the file itself is the part beside these fields. */
export const userFile = defineCall({
  group: 'wp',
  path: '/online/userFile',
  envelope: 'upload',
  answer: 'json',
  kind: 'submit',
  level: 'open',
  request: object({ signid: text(64, '会话') }),
  response: object({}),
})
