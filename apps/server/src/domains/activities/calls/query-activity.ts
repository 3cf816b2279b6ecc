import type { queryActivity } from '@ecenter/contract/activities/announcement.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { ActivitiesServices } from '../activities-services.ts'
import { shownNow } from './shown-now.ts'

/** Of several notices only the first is told: more than one line is read by nobody. */
export function answerQueryActivity(services: ActivitiesServices): Handler<typeof queryActivity> {
  return async (request) => {
    const [activities, [notice]] = await Promise.all([
      shownNow(services, 'activity', request),
      shownNow(services, 'notice', request),
    ])
    return { activities, ...(notice && { notice }) }
  }
}
