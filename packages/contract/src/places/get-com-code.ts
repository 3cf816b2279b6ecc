import { array, object } from 'valibot'
import { defineCall } from '../call.ts'
import { cityCode } from '../rules/city-code.ts'
import { branch } from './branch.ts'

/** The branches of an area; where a city has none, those of its province. */
export const getComCode = defineCall({
  group: 'wp',
  path: '/api/code/getComCode',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({ cityCode }),
  response: object({ branches: array(branch) }),
})
