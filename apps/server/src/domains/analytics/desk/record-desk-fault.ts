import type { recordDeskFault } from '@ecenter/contract/analytics/desk/analytics-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import type { AnalyticsServices } from '../analytics-services.ts'
import { tooMuch } from '../calls/record.ts'

/** Tells the log, which counts it; not who was at the desk. */
export function answerRecordDeskFault({
  limits,
  log,
}: AnalyticsServices): DeskHandler<typeof recordDeskFault> {
  return async (fault, { staff }) => {
    if (!(await limits.take('faultsByStaff', staff.id))) throw tooMuch()
    log.pageFault({ app: 'desk', ...fault })
    return {}
  }
}
