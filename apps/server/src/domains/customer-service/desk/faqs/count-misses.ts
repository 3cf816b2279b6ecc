import type { countMisses } from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import type { DeskHandler } from '../../../../platform/calls/desk-handler.ts'
import type { Services } from '../../../services.ts'
import { countWaitingMisses } from '../../store/robot-miss.repository.ts'

export function answerCountMisses({ db }: Services): DeskHandler<typeof countMisses> {
  return async () => ({ waiting: await countWaitingMisses({ db }) })
}
