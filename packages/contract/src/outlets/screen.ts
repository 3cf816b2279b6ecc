import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { cityCode } from '../rules/city-code.ts'

/** The filter choices of a city with their counts. */
export const screen = defineCall({
  group: 'wp',
  path: '/api/siteQuery/screen',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({ cityCode }),
  response: object({}),
})
