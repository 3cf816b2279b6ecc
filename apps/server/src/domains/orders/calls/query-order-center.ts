import type { queryOrderCenter } from '@ecenter/contract/orders/query-order-center.ts'
import type { Parts } from '../../../parts.ts'
import { about, askedBy } from '../../../platform/audit/audit-fact.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { readOrder } from '../store/order.repository.ts'
import { applicantDoor } from '../store/order-doors.ts'
import { findOrdersBehind } from '../store/order-search.ts'
import { listOrders, rowsOfPage } from './list-orders.ts'

export function answerQueryOrderCenter(parts: Parts): Handler<typeof queryOrderCenter> {
  return async ({ page }, visitor) => {
    const { session, grant } = visitor
    const { idNumber, mobile } = (await readOrder(parts, grant)).applicant
    const doors = mobile === undefined ? [] : [[applicantDoor(parts.keys, idNumber, mobile)]]
    const found = await findOrdersBehind(parts, doors, parts.clock.now())
    const refs = rowsOfPage(found, page).map(({ ref }) => ref)
    await Promise.all([
      parts.grants.open(session, refs, { level: 'knowledge', within: grant }),
      parts.audit.record({
        event: 'order-read',
        ...askedBy(visitor),
        ...about(grant.object),
        outcome: 'all',
      }),
    ])
    return listOrders(parts, session, found, page)
  }
}
