import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { cityCode } from '../rules/city-code.ts'

/** The car discount shown for a city. */
export const carDiscount = defineCall({
  group: 'wp',
  path: '/api/carDiscount/carDiscount',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({ cityCode }),
  response: object({}),
})
