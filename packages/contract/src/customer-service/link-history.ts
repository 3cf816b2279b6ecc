import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { mobile } from '../rules/mobile.ts'
import { conversationState } from './conversation-state.ts'
import { signid } from './signid.ts'

/** Joins this conversation to the earlier ones of the phone that was proven. */
export const linkHistory = defineCall({
  group: 'self',
  path: '/customer-service/linkHistory',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'phone',
  request: object({ signid, mobile }),
  response: object({ state: conversationState }),
})
