import type { getHotGroupActivity } from '@ecenter/contract/activities/announcement.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { Services } from '../../services.ts'
import { shownNow } from './shown-now.ts'

export function answerGetHotGroupActivity(services: Services): Handler<typeof getHotGroupActivity> {
  return async (request) => {
    const groups = await shownNow(services, 'group', request)
    return {
      groupActivities: groups.toSorted((one, other) => other.joinedCount - one.joinedCount),
    }
  }
}
