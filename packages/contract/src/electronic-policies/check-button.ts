import { boolean, object, optional, string } from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'

/** Whether this policy can be e-mailed here, and if not, why. */
export const checkButton = defineCall({
  group: 'wp',
  path: '/electronic/checkButton',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'knowledge',
  request: object({ handle }),
  response: object({ isAvailable: boolean(), reason: optional(string()) }),
})
