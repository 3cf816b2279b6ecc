import { boolean, object } from 'valibot'
import { defineCall } from '../call.ts'
import { cityCode } from '../rules/city-code.ts'

/** Whether an area has outlets. */
export const isHasSite = defineCall({
  group: 'wp',
  path: '/api/siteQuery/isHasSite',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({ cityCode }),
  response: object({ hasSite: boolean() }),
})
