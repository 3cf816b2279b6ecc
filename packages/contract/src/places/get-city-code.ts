import { object } from 'valibot'
import { defineCall } from '../call.ts'

/** Provinces, cities and counties. */
export const getCityCode = defineCall({
  group: 'wp',
  path: '/api/code/getCityCode',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({}),
  response: object({}),
})
