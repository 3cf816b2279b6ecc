import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'

/** The whole policy as a PDF, for the plain pages. */
export const wapDownload = defineCall({
  group: 'policy',
  path: '/policyDownload/wapDownload',
  envelope: 'plain',
  answer: 'file',
  kind: 'query',
  level: 'phone-on-file',
  request: object({ handle }),
  response: object({}),
})
