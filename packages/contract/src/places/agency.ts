import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { text } from '../rules/text.ts'
import { branch } from './branch.ts'

/** One branch with its address and phone; one that is no longer there is 1007. */
export const agency = defineCall({
  group: 'wp',
  path: '/api/agency/agency',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({ comCode: text(20, '机构') }),
  response: branch,
})
