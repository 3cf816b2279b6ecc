import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { text } from '../rules/text.ts'

/** Whether a marketplace order is insured and unclaimed. */
export const checkOrder = defineCall({
  group: 'wp',
  path: '/api/returnInsuranceClaim/checkOrder',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({ insuranceOrderId: text(30, '订单号') }),
  response: object({}),
})
