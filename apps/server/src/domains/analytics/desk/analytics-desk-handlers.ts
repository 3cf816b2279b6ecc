import type { analyticsDeskCalls } from '@ecenter/contract/analytics/desk/analytics-at-desk.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import type { Services } from '../../services.ts'
import { answerRecordDeskFault } from './record-desk-fault.ts'

export function analyticsDeskHandlers(services: Services): DeskHandlers<typeof analyticsDeskCalls> {
  return { recordDeskFault: answerRecordDeskFault(services) }
}
