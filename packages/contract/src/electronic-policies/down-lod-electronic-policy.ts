import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'

/** A one-use link to the policy, for web views that cannot save a file. */
export const downLodElectronicPolicy = defineCall({
  group: 'wp',
  path: '/api/electronic/downLodElectronicPolicy',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'phone-on-file',
  request: object({ handle }),
  response: object({}),
})
