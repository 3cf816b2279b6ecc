import type { countMisses } from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import type { DeskHandler } from '../../../../platform/calls/desk-handler.ts'
import type { CustomerServiceServices } from '../../customer-service-services.ts'
import { countWaitingMisses } from '../../store/robot-miss.repository.ts'

export function answerCountMisses({
  db,
}: CustomerServiceServices): DeskHandler<typeof countMisses> {
  return async () => ({ waiting: await countWaitingMisses({ db }) })
}
