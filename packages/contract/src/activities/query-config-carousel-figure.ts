import { object, optional } from 'valibot'
import { defineCall } from '../call.ts'
import { cityCode } from '../rules/city-code.ts'

/** The pictures of the carousel. */
export const queryConfigCarouselFigure = defineCall({
  group: 'wp',
  path: '/api/activity/queryConfigCarouselFigure',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({ cityCode: optional(cityCode) }),
  response: object({}),
})
