import { array, type InferOutput, number, object, optional, picklist, string } from 'valibot'
import { defineCall } from '../call.ts'
import { channels } from '../constants/channels.ts'
import { cityCode } from '../rules/city-code.ts'

/** Something the insurer tells visitors of a city and channel, for a while. */
const announcement = object({
  id: string(),
  title: string(),
  /** One line more. */
  text: string(),
  /** The last day it holds, an ISO date. */
  until: string(),
  /** A screen of the site (`/policy-query`) or an `https` address; absent where it only tells. */
  to: optional(string()),
  /** Where its picture lies on this site; what has none is drawn by the page alone. */
  picture: optional(string()),
})
export type Announcement = InferOutput<typeof announcement>

/** The discount on car insurance that is shown for a city; absent where there is none. */
export const carDiscount = defineCall({
  group: 'wp',
  path: '/api/carDiscount/carDiscount',
  level: 'open',
  request: object({ cityCode }),
  response: object({ discount: optional(announcement) }),
})

/** Where something is shown: its city, the default one without, and its channel. */
const shownWhere = {
  cityCode: optional(cityCode),
  channelType: optional(picklist(channels), 'web'),
}

/** Group purchases (团购) that many join, the most joined first. */
export const getHotGroupActivity = defineCall({
  group: 'wp',
  path: '/api/activity/CarDiscount/getHotGroupActivity',
  level: 'open',
  request: object(shownWhere),
  response: object({
    groupActivities: array(object({ ...announcement.entries, joinedCount: number() })),
  }),
})

/** Running activities of a city and channel, and what everybody has to know today. */
export const queryActivity = defineCall({
  group: 'wp',
  path: '/api/activity/queryActivity',
  level: 'open',
  request: object(shownWhere),
  response: object({
    activities: array(announcement),
    /** Above everything else on the home page, such as when the service is maintained. */
    notice: optional(announcement),
  }),
})

/** What the carousel of the home page shows, in its order. */
export const queryConfigCarouselFigure = defineCall({
  group: 'wp',
  path: '/api/activity/queryConfigCarouselFigure',
  level: 'open',
  request: object(shownWhere),
  response: object({ figures: array(announcement) }),
})

export const activityCalls = {
  queryConfigCarouselFigure,
  queryActivity,
  getHotGroupActivity,
  carDiscount,
}

/** Below it lie the pictures that the site shows to everybody. */
export const picturesPath = '/pictures/'

/** Where the picture of an announcement lies on this site. */
export function pictureAddress(id: string): string {
  return `${picturesPath}${id}.jpg`
}
