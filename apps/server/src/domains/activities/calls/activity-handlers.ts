import type { activityCalls } from '@ecenter/contract/activities/announcement.ts'
import type { AnnouncementKind } from '@ecenter/contract/activities/desk/announcements-at-desk.ts'
import type { Channel } from '@ecenter/contract/constants/channels.ts'
import { defaultCity } from '@ecenter/contract/constants/default-city.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import type { Services } from '../../services.ts'
import type { ActivitiesServices } from '../activities-services.ts'
import { readAnnouncements } from '../store/announcement.repository.ts'

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

interface Asked {
  readonly cityCode?: string | undefined
  readonly channelType?: Channel
}

/** What is shown of one kind in the city and channel that a page asks for. */
async function shownNow(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  kind: AnnouncementKind,
  { cityCode = defaultCity.cityCode, channelType }: Asked,
) {
  return readAnnouncements(
    { db },
    { kind, cityCode, today: clock.today(), ...(channelType && { channel: channelType }) },
  )
}
