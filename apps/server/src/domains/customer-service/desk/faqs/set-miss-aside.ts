import type { setMissAside } from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import type { DeskHandler } from '../../../../platform/calls/desk-handler.ts'
import { nothingFound } from '../../../../platform/calls/failure.ts'
import type { CustomerServiceServices } from '../../customer-service-services.ts'
import { joinMisses, settleMiss } from '../../store/robot-miss.repository.ts'

export function answerSetMissAside({
  clock,
}: CustomerServiceServices): DeskHandler<typeof setMissAside> {
  return async ({ id, alikeIds = [] }, { db, record }) => {
    await joinMisses({ db }, id, alikeIds)
    const isThere = await settleMiss({ db }, id, { setAsideAt: clock.now() })
    if (!isThere) throw nothingFound()
    record({ event: 'miss-set-aside', objectId: id, outcome: 'done' })
    return {}
  }
}
