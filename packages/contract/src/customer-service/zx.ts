import { object, optional } from 'valibot'
import { defineCall } from '../call.ts'
import { text } from '../rules/text.ts'
import { conversationChange } from './conversation-change.ts'
import { messageLengthAtMost } from './question.ts'
import { signid } from './signid.ts'

/**
 * Asks for a person, or says something to the person who answers or is waited for. Outside the hours
 * of people nobody is waited for: a notice says when they are there, and that a message can be left.
 */
export const zx = defineCall({
  group: 'wp',
  path: '/online/zx',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'open',
  request: object({ signid, content: optional(text(messageLengthAtMost, '内容')) }),
  response: conversationChange,
})
