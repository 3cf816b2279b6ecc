import type { analyticsDeskCalls } from '@ecenter/contract/analytics/desk/analytics-at-desk.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import type { AnalyticsServices } from '../analytics-services.ts'
import { tooMuch } from '../calls/record.ts'

export function analyticsDeskHandlers(
  services: AnalyticsServices,
): DeskHandlers<typeof analyticsDeskCalls> {
  const { limits, log } = services
  return {
    /** Tells the log, which counts it; not who was at the desk. */
    async recordDeskFault(fault, { staff }) {
      if (!(await limits.take('faultsByStaff', staff.id))) throw tooMuch()
      log.pageFault({ app: 'desk', ...fault })
      return {}
    },
  }
}
