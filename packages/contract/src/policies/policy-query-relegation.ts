import { maxLength, object, optional, pipe, string } from 'valibot'
import { defineCall } from '../call.ts'
import { text } from '../rules/text.ts'

/**
 * Which kind a policy number belongs to, so that the right detail opens. An empty query type is
 * answered with code 2 and not refused here (specification, section 8).
 */
export const policyQueryRelegation = defineCall({
  group: 'policy',
  path: '/policy/policyQueryRelegation',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({
    policyNo: text(25, '保单号'),
    queryType: optional(pipe(string(), maxLength(20)), ''),
  }),
  response: object({}),
})
