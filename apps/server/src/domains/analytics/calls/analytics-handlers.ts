import type { analyticsCalls } from '@ecenter/contract/analytics/analytics-calls.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import type { AnalyticsServices } from '../analytics-services.ts'
import { answerRecord, hourOf, tooMuch } from './record.ts'

export function analyticsHandlers(services: AnalyticsServices): Handlers<typeof analyticsCalls> {
  const { clock, limits, log } = services
  return {
    record: answerRecord(services),
    /** Stores how fast a page was, apart from the visit that it was part of. */
    async recordVitals({ route, channelType, vitals }, { session, submission }) {
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
    },
    /** Tells the log, which counts it. One page that breaks again and again is told of a few times an hour. */
    async recordFault(fault, { session, address, submission }) {
      const isLeft =
        (await limits.take('faultsBySession', session.id)) &&
        (await limits.take('faultsByAddress', address))
      if (!isLeft) throw tooMuch()
      const answer = await submission.commit(async () => ({}))
      log.pageFault({ app: 'site', ...fault })
      return answer
    },
  }
}
