import { maxLength, object, optional, pipe, string } from 'valibot'
import { defineCall } from '../call.ts'
import { otherPolicyNumber } from '../rules/other-policy-number.ts'
import { storable } from '../rules/storable.ts'
import { policyKind } from './policy-kind.ts'

/**
 * Which kind a policy number belongs to, so that the right door opens. It is read from the number
 * and not looked up, so it tells nothing of whether there is such a policy. An empty query type is
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
    policyNo: otherPolicyNumber,
    queryType: optional(pipe(string(), maxLength(20), storable()), ''),
  }),
  response: object({ kind: policyKind }),
})
