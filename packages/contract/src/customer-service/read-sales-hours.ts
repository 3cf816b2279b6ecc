import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { serviceHours } from './conversation.ts'

/** When sales advisers answer. */
export const readSalesHours = defineCall({
  group: 'member',
  path: '/zx/queryYXTime',
  envelope: 'plain',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({}),
  response: serviceHours,
})
