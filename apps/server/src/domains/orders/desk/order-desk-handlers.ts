import type { orderDeskCalls, searchOrders } from '@ecenter/contract/orders/desk/orders-at-desk.ts'
import { mobile } from '@ecenter/contract/rules/people/mobile.ts'
import { safeParse } from 'valibot'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler, DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import { mustBeFound, nothingFound } from '../../../platform/calls/failure.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import { extentOf, nextPageOf } from '../../../platform/lists/list-page.ts'
import { takeSearch } from '../../../platform/staff/searches.ts'
import { seenBy, type Within } from '../../../platform/staff/within-branch.ts'
import type { OrdersServices } from '../orders-services.ts'
import { orderOfId } from '../store/order-search.ts'
import {
  countListedOrders,
  listedOrders,
  orderOfAnyNumber,
  ordersOfPhone,
} from '../store/orders-at-desk.ts'
import { answerHurryOrder, answerNoteOrder } from './act-on-order.ts'
import { deskOrderOf } from './desk-order.ts'
import { orderRows } from './order-row.ts'

export function orderDeskHandlers(services: OrdersServices): DeskHandlers<typeof orderDeskCalls> {
  return {
    /** Only the orders of one page are opened; all others are counted and put in order unread. */
    async listOrders({ view, page }, { staff }) {
      const listed = { view, now: services.clock.now(), within: seenBy(staff).served }
      const [found, total] = await Promise.all([
        listedOrders(services, listed, extentOf(page)),
        countListedOrders(services, listed),
      ])
      const refs = found.map(({ ref }) => ref)
      return { orders: await orderRows(services, refs), total, nextPage: nextPageOf(page, total) }
    },
    searchOrders: answerSearchOrders(services),
    /** Whose it is, and what they paid, is opened, so who read it is kept. */
    async readDeskOrder({ orderId }, { staff, trace }) {
      const ref = mustBeFound(await orderOfId(services, orderId, seenBy(staff).served))
      await trace({ event: 'order-read', ...about(ref), outcome: 'desk' })
      return deskOrderOf(services, ref)
    },
    noteOrder: answerNoteOrder(services),
    hurryOrder: answerHurryOrder(services),
  }
}

function answerSearchOrders(services: OrdersServices): DeskHandler<typeof searchOrders> {
  return async ({ number }, { staff, trace }) => {
    await takeSearch(services, staff)
    const refs = await ordersOf(services, number, seenBy(staff).served)
    if (refs.length === 0) {
      await trace({ event: 'order-found', outcome: 'nothing' })
      throw nothingFound()
    }
    const people = new Map(refs.map((ref) => [ref.customerKey.toString('hex'), ref]))
    for (const ref of people.values()) {
      await trace({ event: 'order-found', ...about(ref), outcome: 'found' })
    }
    return { orders: await orderRows(services, refs) }
  }
}

async function ordersOf(
  services: OrdersServices,
  number: string,
  within: Within,
): Promise<ObjectRef[]> {
  const phone = safeParse(mobile, number)
  if (phone.success) {
    return ordersOfPhone(services, services.keys.searchHash('phone', phone.output), within)
  }
  const ref = await orderOfAnyNumber(services, number, within)
  return ref === undefined ? [] : [ref]
}
