import { boolean, object, optional, string } from 'valibot'
import { defineCall } from '../call.ts'
import { entryId } from '../rules/entry-id.ts'
import { nameOf } from '../rules/name.ts'
import { text } from '../rules/text.ts'
import { conversationState } from './conversation-state.ts'
import { subsource } from './subsource.ts'

/**
 * Signs the visitor in to the conversation of this visit: the one that is still open, or a new one.
 * `userid` is a number that the customer may quote; `agentid` who answers, once a person does.
 */
export const userSign = defineCall({
  group: 'wp',
  path: '/online/userSign',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'open',
  request: object({
    userid: optional(text(64, '用户')),
    username: optional(nameOf('称呼')),
    source: optional(text(20, '来源'), 'wap'),
    subsource: optional(subsource),
    entryId: optional(entryId),
  }),
  response: object({
    signid: string(),
    userid: string(),
    agentid: optional(string()),
    state: conversationState,
    /** Whether one that ended in this session can be read again. */
    hasEarlier: optional(boolean()),
  }),
})
