import { array, object } from 'valibot'
import { defineCall } from '../call.ts'
import { announcement } from './announcement.ts'
import { shownWhere } from './shown-where.ts'

/** What the carousel of the home page shows, in its order. */
export const queryConfigCarouselFigure = defineCall({
  group: 'wp',
  path: '/api/activity/queryConfigCarouselFigure',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object(shownWhere),
  response: object({ figures: array(announcement) }),
})
