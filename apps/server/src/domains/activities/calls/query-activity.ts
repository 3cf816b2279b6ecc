import type { queryActivity } from '@ecenter/contract/activities/query-activity.ts'
import type { Parts } from '../../../parts.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { shownNow } from './shown-now.ts'

/** Of several notices only the first is told: more than one line is read by nobody. */
export function answerQueryActivity(parts: Parts): Handler<typeof queryActivity> {
  return async (request) => {
    const [activities, [notice]] = await Promise.all([
      shownNow(parts, 'activity', request),
      shownNow(parts, 'notice', request),
    ])
    return { activities, ...(notice && { notice }) }
  }
}
