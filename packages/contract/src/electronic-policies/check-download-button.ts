import { boolean, object, optional, string } from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'

/** Whether this policy can be downloaded here, and if not, why. */
export const checkDownloadButton = defineCall({
  group: 'wp',
  path: '/electronic/checkDownloadButton',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'knowledge',
  request: object({ handle }),
  response: object({ isAvailable: boolean(), reason: optional(string()) }),
})
