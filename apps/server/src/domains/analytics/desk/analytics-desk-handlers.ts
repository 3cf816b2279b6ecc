import type { analyticsDeskCalls } from '@ecenter/contract/analytics/desk/analytics-desk-calls.ts'
import type { Parts } from '../../../parts.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import { answerRecordDeskFault } from './record-desk-fault.ts'

export function analyticsDeskHandlers(parts: Parts): DeskHandlers<typeof analyticsDeskCalls> {
  return { recordDeskFault: answerRecordDeskFault(parts) }
}
