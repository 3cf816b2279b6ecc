import { object, optional } from 'valibot'
import { defineCall } from '../call.ts'
import { cityCode } from '../rules/city-code.ts'

/** Group purchases that many join. */
export const getHotGroupActivity = defineCall({
  group: 'wp',
  path: '/api/activity/CarDiscount/getHotGroupActivity',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({ cityCode: optional(cityCode) }),
  response: object({}),
})
