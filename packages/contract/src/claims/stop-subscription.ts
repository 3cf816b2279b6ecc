import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { claimLink } from '../rules/claim-link.ts'

/** Stops the SMS of the claim whose link this is: whoever got one may always stop them, without a code. */
export const stopSubscription = defineCall({
  group: 'self',
  path: '/claims/stopSubscription',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'open',
  request: object({ link: claimLink }),
  response: object({}),
})
