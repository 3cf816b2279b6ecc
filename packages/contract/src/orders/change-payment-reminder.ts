import { boolean, object } from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'

/** Whether an SMS reminds of this order before its last day. */
export const changePaymentReminder = defineCall({
  group: 'self',
  path: '/payments/changePaymentReminder',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'knowledge',
  request: object({ handle, isReminded: boolean() }),
  response: object({ isReminded: boolean() }),
})
