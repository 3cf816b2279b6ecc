import type { getHotGroupActivity } from '@ecenter/contract/activities/announcement.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { ActivitiesServices } from '../activities-services.ts'
import { shownNow } from './shown-now.ts'

export function answerGetHotGroupActivity(
  services: ActivitiesServices,
): Handler<typeof getHotGroupActivity> {
  return async (request) => {
    const groups = await shownNow(services, 'group', request)
    return {
      groupActivities: groups.toSorted((one, other) => other.joinedCount - one.joinedCount),
    }
  }
}
