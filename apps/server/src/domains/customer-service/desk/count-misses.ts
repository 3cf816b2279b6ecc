import type { countMisses } from '@ecenter/contract/customer-service/desk/count-misses.ts'
import type { Parts } from '../../../parts.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { countWaitingMisses } from '../store/robot-miss.repository.ts'

export function answerCountMisses({ db }: Parts): DeskHandler<typeof countMisses> {
  return async () => ({ waiting: await countWaitingMisses({ db }) })
}
