import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { cityCode } from '../rules/city-code.ts'

/** The branches of a city. */
export const getComCode = defineCall({
  group: 'wp',
  path: '/api/code/getComCode',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({ cityCode }),
  response: object({}),
})
