import type { readMiss } from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import type { DeskHandler } from '../../../../platform/calls/desk-handler.ts'
import { nothingFound } from '../../../../platform/calls/failure.ts'
import type { Services } from '../../../services.ts'
import { findMiss } from '../../store/robot-miss.repository.ts'
import { missOf } from './miss-of.ts'

export function answerReadMiss({ db, keys }: Services): DeskHandler<typeof readMiss> {
  return async ({ id }, { trace }) => {
    const miss = await findMiss({ db, keys }, id)
    if (miss === undefined) throw nothingFound()
    await trace({ event: 'misses-read', objectId: id, outcome: '1' })
    return missOf(miss)
  }
}
