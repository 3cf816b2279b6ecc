import { defineCall } from '../call.ts'
import { serviceHours } from './conversation.ts'

/** When sales advisers answer. */
export const readSalesHours = defineCall({
  group: 'member',
  path: '/zx/queryYXTime',
  envelope: 'plain',
  level: 'open',
  response: serviceHours,
})
