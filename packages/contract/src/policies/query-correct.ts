import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'

/** The plate on a policy and whether it may be corrected here. */
export const queryCorrect = defineCall({
  group: 'wp',
  path: '/api/licenseNoCorrect/queryCorrect',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'phone-on-file',
  request: object({ handle }),
  response: object({}),
})
