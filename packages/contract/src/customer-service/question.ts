import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { text } from '../rules/text.ts'
import { conversationChange } from './conversation-change.ts'
import { signid } from './signid.ts'

/** The most characters that one message has. */
export const messageLengthAtMost = 500

/**
 * Says something. The robot answers, unless a person does or is waited for: it never talks over one.
 * Two misses in a row, strong words or a wish for a person bring one, in their hours. The message is
 * known by the id of its request (`sentAs`), so a retry of it is said once.
 */
export const question = defineCall({
  group: 'wp',
  path: '/online/question',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'open',
  request: object({ signid, content: text(messageLengthAtMost, '问题') }),
  response: conversationChange,
})
