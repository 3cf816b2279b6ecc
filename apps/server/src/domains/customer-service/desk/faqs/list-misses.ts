import type { listMisses } from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import type { DeskHandler } from '../../../../platform/calls/desk-handler.ts'
import type { Services } from '../../../services.ts'
import { readMisses } from '../../store/robot-miss.repository.ts'
import { missOf } from './miss-of.ts'

/** Customers type names and numbers of their own, so a reading leaves a trace. */
export function answerListMisses({ db, keys }: Services): DeskHandler<typeof listMisses> {
  return async ({ sortedBy }, { trace }) => {
    const misses = await readMisses({ db, keys }, sortedBy)
    await trace({ event: 'misses-read', outcome: `${misses.length}` })
    return { misses: misses.map(missOf) }
  }
}
