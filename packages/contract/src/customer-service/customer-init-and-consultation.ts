import { array, object, optional, string } from 'valibot'
import { defineCall } from '../call.ts'
import { cityCode } from '../rules/city-code.ts'
import { entryId } from '../rules/entry-id.ts'
import { text } from '../rules/text.ts'
import { serviceHours } from './service-hours.ts'
import { subsource } from './subsource.ts'

/** What a conversation begins with: greeting, frequent questions of where the visitor comes from, and hours. */
export const customerInitAndConsultation = defineCall({
  group: 'wp',
  path: '/InitAndConsultation/customerInitAndConsultation',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({
    source: optional(text(20, '来源'), 'wap'),
    subsource: optional(subsource),
    entryId: optional(entryId),
    cityCode: optional(cityCode),
  }),
  response: object({
    greeting: string(),
    /** Questions to choose from; each is asked as it stands. */
    hotQuestions: array(string()),
    consultation: serviceHours,
  }),
})
