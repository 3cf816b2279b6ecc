import { object, optional } from 'valibot'
import { defineCall } from '../call.ts'
import { cityCode } from '../rules/city-code.ts'
import { text } from '../rules/text.ts'

/** Running activities of a city and channel. */
export const queryActivity = defineCall({
  group: 'wp',
  path: '/api/activity/queryActivity',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({ cityCode: optional(cityCode), channelNo: optional(text(10, '渠道')) }),
  response: object({}),
})
