import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { serviceHours } from './service-hours.ts'

/** When sales advisers answer. */
export const queryYXTime = defineCall({
  group: 'member',
  path: '/zx/queryYXTime',
  envelope: 'plain',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({}),
  response: serviceHours,
})
