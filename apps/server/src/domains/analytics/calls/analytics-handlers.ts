import type { analyticsCalls } from '@ecenter/contract/analytics/analytics-calls.ts'
import type { Parts } from '../../../parts.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import { answerRecord } from './record.ts'
import { answerRecordFault } from './record-fault.ts'
import { answerRecordVitals } from './record-vitals.ts'

export function analyticsHandlers(parts: Parts): Handlers<typeof analyticsCalls> {
  return {
    record: answerRecord(parts),
    recordVitals: answerRecordVitals(parts),
    recordFault: answerRecordFault(parts),
  }
}
