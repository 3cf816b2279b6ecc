import type { recordFault } from '@ecenter/contract/analytics/record-fault.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { AnalyticsServices } from '../analytics-services.ts'
import { tooMuch } from './record.ts'

/** Tells the log, which counts it. One page that breaks again and again is told of a few times an hour. */
export function answerRecordFault({ limits, log }: AnalyticsServices): Handler<typeof recordFault> {
  return async (fault, { session, address, submission }) => {
    const isLeft =
      (await limits.take('faultsBySession', session.id)) &&
      (await limits.take('faultsByAddress', address))
    if (!isLeft) throw tooMuch()
    const answer = await submission.commit(async () => ({}))
    log.pageFault({ app: 'site', ...fault })
    return answer
  }
}
