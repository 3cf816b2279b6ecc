import { integer, maxValue, minValue, number, object, optional, pipe } from 'valibot'
import { defineCall } from '../call.ts'
import { conversationChange } from './conversation-change.ts'
import { seqAtMost } from './message-seq.ts'
import { signid } from './signid.ts'

/** How many of the last messages whoever knows none yet is told; the rest is history. */
export const messagesAtFirst = 30

/**
 * Everything that is said from now on, as it is said. The first event says how the conversation stands
 * and brings what came after `seq`; who names none gets the last messages. The service ends the stream
 * now and then, and whoever wants to go on asks again with the last seq, so nothing is lost or doubled.
 */
export const followConversation = defineCall({
  group: 'self',
  path: '/customer-service/followConversation',
  envelope: 'head',
  answer: 'events',
  kind: 'query',
  level: 'open',
  request: object({
    signid,
    seq: optional(pipe(number(), integer(), minValue(0), maxValue(seqAtMost))),
  }),
  response: conversationChange,
})
