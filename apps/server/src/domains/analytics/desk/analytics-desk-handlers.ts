import type { analyticsDeskCalls } from '@ecenter/contract/analytics/desk/analytics-at-desk.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import type { AnalyticsServices } from '../analytics-services.ts'
import { answerRecordDeskFault } from './record-desk-fault.ts'

export function analyticsDeskHandlers(
  services: AnalyticsServices,
): DeskHandlers<typeof analyticsDeskCalls> {
  return { recordDeskFault: answerRecordDeskFault(services) }
}
