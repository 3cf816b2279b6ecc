import type { getHotGroupActivity } from '@ecenter/contract/activities/get-hot-group-activity.ts'
import type { Parts } from '../../../parts.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { shownNow } from './shown-now.ts'

export function answerGetHotGroupActivity(parts: Parts): Handler<typeof getHotGroupActivity> {
  return async (request) => {
    const groups = await shownNow(parts, 'group', request)
    return {
      groupActivities: groups.toSorted((one, other) => other.joinedCount - one.joinedCount),
    }
  }
}
