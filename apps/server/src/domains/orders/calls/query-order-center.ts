import type { queryOrderCenter } from '@ecenter/contract/orders/order-calls.ts'
import { about, askedBy } from '../../../platform/audit/audit-fact.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { OrdersServices } from '../orders-services.ts'
import { readOrder } from '../store/order.repository.ts'
import { applicantLookupKey } from '../store/order-lookup-keys.ts'
import { findOrdersBehind } from '../store/order-search.ts'
import { listOrders, rowsOfPage } from './list-orders.ts'

export function answerQueryOrderCenter(services: OrdersServices): Handler<typeof queryOrderCenter> {
  return async ({ page }, visitor) => {
    const { session, grant } = visitor
    const { idNumber, mobile } = (await readOrder(services, grant)).applicant
    const lookupKeys =
      mobile === undefined ? [] : [[applicantLookupKey(services.keys, idNumber, mobile)]]
    const found = await findOrdersBehind(services, lookupKeys, { now: services.clock.now() })
    const refs = rowsOfPage(found, page).map(({ ref }) => ref)
    await Promise.all([
      services.grants.open(session, refs, { level: 'knowledge', within: grant }),
      services.audit.record({
        event: 'order-read',
        ...askedBy(visitor),
        ...about(grant.object),
        outcome: 'all',
      }),
    ])
    return listOrders(services, session, found, page)
  }
}
