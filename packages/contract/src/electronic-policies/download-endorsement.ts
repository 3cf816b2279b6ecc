import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { endorsementNumber } from '../rules/endorsement-number.ts'
import { handle } from '../rules/handle.ts'

/** One endorsement (批单) of a policy as a PDF; one that the policy does not have is E3020001. */
export const downloadEndorsement = defineCall({
  group: 'self',
  path: '/electronic-policies/downloadEndorsement',
  envelope: 'head',
  answer: 'file',
  kind: 'query',
  level: 'phone-on-file',
  request: object({ handle, endorsementNo: endorsementNumber }),
  response: object({}),
})
