import type { recordVitals } from '@ecenter/contract/analytics/analytics-calls.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { AnalyticsServices } from '../analytics-services.ts'
import { hourOf, tooMuch } from './record.ts'

/** Stores how fast a page was, apart from the visit that it was part of. */
export function answerRecordVitals({
  limits,
  clock,
}: AnalyticsServices): Handler<typeof recordVitals> {
  return async ({ route, channelType, vitals }, { session, submission }) => {
    if (!(await limits.take('analyticsBySession', session.id))) throw tooMuch()
    return submission.commit(async ({ db }) => {
      const at = hourOf(clock.now())
      const rows = (['LCP', 'INP', 'CLS'] as const).flatMap((name) => {
        const value = vitals[name]
        return value === undefined ? [] : [{ at, name, route, channel: channelType, value }]
      })
      if (rows.length > 0) await db.insertInto('analytics_vital').values(rows).execute()
      return {}
    })
  }
}
