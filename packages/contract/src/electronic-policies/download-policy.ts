import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'

/** The whole policy as a PDF. */
export const downloadPolicy = defineCall({
  group: 'wp',
  path: '/electronic/downloadPolicy',
  envelope: 'head',
  answer: 'file',
  kind: 'query',
  level: 'phone-on-file',
  request: object({ handle }),
  response: object({}),
})
