import { boolean, object, optional } from 'valibot'
import { defineCall } from '../call.ts'
import { conversationChange } from './conversation-change.ts'
import { messageSeq } from './message-seq.ts'
import { signid } from './signid.ts'

/** Calls one answer of the robot helpful, or not; the last word counts. */
export const setCompliment = defineCall({
  group: 'wp',
  path: '/online/setCompliment',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'open',
  request: object({ signid, seq: messageSeq, isHelpful: optional(boolean(), true) }),
  /** The answer as it is now; not helpful offers what else can be done. */
  response: conversationChange,
})
