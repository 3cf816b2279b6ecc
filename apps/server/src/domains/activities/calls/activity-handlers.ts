import type { activityCalls } from '@ecenter/contract/activities/announcement.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import type { ActivitiesServices } from '../activities-services.ts'
import { shownNow } from './shown-now.ts'

export function activityHandlers(services: ActivitiesServices): Handlers<typeof activityCalls> {
  return {
    queryConfigCarouselFigure: async (request) => ({
      figures: await shownNow(services, 'carousel', request),
    }),
    /** Of several notices only the first is told: more than one line is read by nobody. */
    async queryActivity(request) {
      const [activities, [notice]] = await Promise.all([
        shownNow(services, 'activity', request),
        shownNow(services, 'notice', request),
      ])
      return { activities, ...(notice && { notice }) }
    },
    async getHotGroupActivity(request) {
      const groups = await shownNow(services, 'group', request)
      return {
        groupActivities: groups.toSorted((one, other) => other.joinedCount - one.joinedCount),
      }
    },
    async carDiscount(request) {
      const [discount] = await shownNow(services, 'car-discount', request)
      return discount === undefined ? {} : { discount }
    },
  }
}
