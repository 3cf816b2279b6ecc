import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'
import { conversationChange } from './conversation-change.ts'
import { signid } from './signid.ts'

/**
 * Shares a policy, claim or order that this session has proven with whoever answers: the customer sees
 * its masked facts as a card, staff may open the thing itself from it.
 */
export const shareCard = defineCall({
  group: 'self',
  path: '/customer-service/shareCard',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'knowledge',
  request: object({ signid, handle }),
  response: conversationChange,
})
