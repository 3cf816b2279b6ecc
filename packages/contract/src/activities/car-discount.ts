import { object, optional } from 'valibot'
import { defineCall } from '../call.ts'
import { cityCode } from '../rules/city-code.ts'
import { announcement } from './announcement.ts'

/** The discount on car insurance that is shown for a city; absent where there is none. */
export const carDiscount = defineCall({
  group: 'wp',
  path: '/api/carDiscount/carDiscount',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({ cityCode }),
  response: object({ discount: optional(announcement) }),
})
