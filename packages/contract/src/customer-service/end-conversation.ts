import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { conversationChange } from './conversation-change.ts'
import { signid } from './signid.ts'

/** Ends a conversation; who signs in again begins another one. */
export const endConversation = defineCall({
  group: 'self',
  path: '/customer-service/endConversation',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'open',
  request: object({ signid }),
  response: conversationChange,
})
