import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { conversationChange } from './conversation-change.ts'
import { signid } from './signid.ts'

/** Leaves the queue for a person; the conversation goes on with the robot, and what was said stays. */
export const stopWaiting = defineCall({
  group: 'self',
  path: '/customer-service/stopWaiting',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'open',
  request: object({ signid }),
  response: conversationChange,
})
