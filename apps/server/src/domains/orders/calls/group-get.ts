import type { groupGet } from '@ecenter/contract/orders/order-calls.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { guardLookup } from '../../../platform/lookups/guard-lookup.ts'
import { questionAbout } from '../../../platform/lookups/stated-fact.ts'
import type { Services } from '../../services.ts'
import { type FoundOrder, findOrdersBehind, waitsForMoney } from '../store/order-search.ts'
import { listOrders, rowsOfPage } from './list-orders.ts'
import { orderFacts } from './order-facts.ts'

/** Only the rows of the page become known to the session. */
export function answerGroupGet(services: Services): Handler<typeof groupGet> {
  return async (request, visitor) => {
    const { keys, clock } = services
    const facts = orderFacts(keys, request)
    const doors = facts.map((fact) => fact.doors)
    const found = await guardLookup(
      services,
      visitor,
      questionAbout(keys, facts, { besides: 'orders', captcha: 'slide' }),
      async () => awaited(await findOrdersBehind(services, doors, clock.now())),
      (all) => rowsOfPage(all, request.page),
    )
    return listOrders(services, visitor.session, found, request.page)
  }
}

/** Where nothing waits for money the customer is told what became of the others. */
function awaited(found: readonly FoundOrder[]): readonly FoundOrder[] {
  const waiting = found.filter(waitsForMoney)
  return waiting.length > 0 ? waiting : found
}
