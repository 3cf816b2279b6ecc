import type { RequestOf } from '@ecenter/contract/call.ts'
import type { findOrders } from '@ecenter/contract/orders/order-calls.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { guardLookup } from '../../../platform/lookups/guard-lookup.ts'
import {
  questionAbout,
  type StatedFact,
  statedFacts,
} from '../../../platform/lookups/stated-fact.ts'
import type { OrdersServices } from '../orders-services.ts'
import { orderNameLookupKey, orderPlateLookupKey } from '../store/order-lookup-keys.ts'
import { type FoundOrder, findOrdersBehind, waitsForMoney } from '../store/order-search.ts'
import { listOrders, rowsOfPage } from './list-orders.ts'

/** Only the rows of the page become known to the session. */
export function answerFindOrders(services: OrdersServices): Handler<typeof findOrders> {
  return async (request, visitor) => {
    const { keys, clock } = services
    const facts = orderFacts(keys, request)
    const lookupKeys = facts.map((fact) => fact.lookupKeys)
    const found = await guardLookup(
      services,
      visitor,
      questionAbout(keys, facts, { besides: 'orders', captcha: 'slide' }),
      async () => awaited(await findOrdersBehind(services, lookupKeys, { now: clock.now() })),
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

/** What the forms for an order state; the contract has seen to it that what belongs together came together. */
function orderFacts(keys: Keys, asked: RequestOf<typeof findOrders>): StatedFact[] {
  const { licenseNo, identifyNumber = '', applyMobile = '' } = asked
  const { identifyname, identifynumber = '', identifymobile = '' } = asked
  return statedFacts(
    licenseNo && {
      lookupKeys: [orderPlateLookupKey(keys, licenseNo, identifyNumber, applyMobile)],
      identity: keys.searchHash('customer', identifyNumber),
      target: keys.searchHash('lookup-target', 'plate', licenseNo),
    },
    identifyname && {
      lookupKeys: [orderNameLookupKey(keys, identifyname, identifynumber, identifymobile)],
      identity: keys.searchHash('customer', identifynumber),
      target: keys.searchHash('phone', identifymobile),
      places: [keys.searchHash('insured-name', identifyname)],
    },
  )
}
