import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { mobile } from '../rules/mobile.ts'

/** Whether the visitor’s own phone is a promoter already. */
export const groupCheckMobile = defineCall({
  group: 'wp',
  path: '/api/groupBuy/groupCheckMobile',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'phone',
  request: object({ phoneNumber: mobile }),
  response: object({}),
})
