import type { analyticsCalls } from '@ecenter/contract/analytics/analytics-calls.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import type { AnalyticsServices } from '../analytics-services.ts'
import { answerRecord } from './record.ts'
import { answerRecordFault } from './record-fault.ts'
import { answerRecordVitals } from './record-vitals.ts'

export function analyticsHandlers(services: AnalyticsServices): Handlers<typeof analyticsCalls> {
  return {
    record: answerRecord(services),
    recordVitals: answerRecordVitals(services),
    recordFault: answerRecordFault(services),
  }
}
