import { array, number, object } from 'valibot'
import { defineCall } from '../call.ts'
import { announcement } from './announcement.ts'
import { shownWhere } from './shown-where.ts'

/** Group purchases (团购) that many join, the most joined first. */
export const getHotGroupActivity = defineCall({
  group: 'wp',
  path: '/api/activity/CarDiscount/getHotGroupActivity',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object(shownWhere),
  response: object({
    groupActivities: array(object({ ...announcement.entries, joinedCount: number() })),
  }),
})
