import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { mobile } from '../rules/mobile.ts'
import { text } from '../rules/text.ts'
import { conversationChange } from './conversation-change.ts'
import { messageLengthAtMost } from './question.ts'
import { signid } from './signid.ts'

/**
 * Leaves a message while nobody is there. The phone was proven, so that the answer, of which an SMS
 * tells, can be read on another day; the state promises until when it comes.
 */
export const leaveMessage = defineCall({
  group: 'self',
  path: '/customer-service/leaveMessage',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'phone',
  request: object({ signid, content: text(messageLengthAtMost, '留言'), mobile }),
  response: conversationChange,
})
