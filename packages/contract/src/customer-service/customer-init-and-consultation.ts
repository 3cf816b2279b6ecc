import { object, optional } from 'valibot'
import { defineCall } from '../call.ts'
import { cityCode } from '../rules/city-code.ts'
import { text } from '../rules/text.ts'

/** Opens a conversation: greeting, frequent questions and hours. */
export const customerInitAndConsultation = defineCall({
  group: 'wp',
  path: '/InitAndConsultation/customerInitAndConsultation',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({
    source: optional(text(20, '来源'), 'wap'),
    subsource: optional(text(20, '来源')),
    entryId: optional(text(40, '入口')),
    cityCode: optional(cityCode),
  }),
  response: object({}),
})
