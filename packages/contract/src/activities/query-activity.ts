import { array, object, optional } from 'valibot'
import { defineCall } from '../call.ts'
import { announcement } from './announcement.ts'
import { shownWhere } from './shown-where.ts'

/** Running activities of a city and channel, and what everybody has to know today. */
export const queryActivity = defineCall({
  group: 'wp',
  path: '/api/activity/queryActivity',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object(shownWhere),
  response: object({
    activities: array(announcement),
    /** Above everything else on the home page, such as when the service is maintained. */
    notice: optional(announcement),
  }),
})
