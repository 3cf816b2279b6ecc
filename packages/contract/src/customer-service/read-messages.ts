import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { messageSeq } from './message-seq.ts'
import { signid } from './signid.ts'

/** Says that the customer has seen everything up to one message, so that staff know. */
export const readMessages = defineCall({
  group: 'self',
  path: '/customer-service/readMessages',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'open',
  request: object({ signid, seq: messageSeq }),
  response: object({}),
})
