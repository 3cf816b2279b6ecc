import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { serviceHours } from './service-hours.ts'

/** When advisers answer. */
export const queryZXTime = defineCall({
  group: 'member',
  path: '/zx/queryZXTime',
  envelope: 'plain',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({}),
  response: serviceHours,
})
