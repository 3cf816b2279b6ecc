import { orderHurried } from '@ecenter/contract/core/order-events.ts'
import type { hurryOrder, noteOrder } from '@ecenter/contract/orders/desk/order-acts.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler, Staff } from '../../../platform/calls/desk-handler.ts'
import { mustBeFound, stateChanged } from '../../../platform/calls/failure.ts'
import { eventsOfSubject } from '../../../platform/core-events/events-of-subject.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import { seenBy } from '../../../platform/staff/within-branch.ts'
import type { OrdersServices } from '../orders-services.ts'
import { owedByCoreOf, whyNotHurried } from '../rules/order-hurry.ts'
import { lockOrder } from '../store/order.repository.ts'
import { addOrderNote, readOrderNotes } from '../store/order-note.ts'
import { orderOfId } from '../store/order-search.ts'

export function answerNoteOrder(services: OrdersServices): DeskHandler<typeof noteOrder> {
  return async ({ orderId, note }, { db, staff, record }) => {
    const store = { ...services, db }
    const { order, notes } = await orderToActOn(store, orderId, staff)
    const noted = { at: services.clock.now(), staffId: staff.id, hurried: undefined, text: note }
    await addOrderNote(store, order.ref, noted, notes.length)
    record({ event: 'order-noted', ...about(order.ref), outcome: 'noted' })
    return {}
  }
}

/** The order is locked and judged anew: what was issued or hurried meanwhile is not hurried again. */
export function answerHurryOrder(services: OrdersServices): DeskHandler<typeof hurryOrder> {
  return async ({ orderId, owed, note }, { db, staff, record }) => {
    const store = { ...services, db }
    const { order, notes } = await orderToActOn(store, orderId, staff)
    if (owedByCoreOf(order) !== owed) throw stateChanged('订单刚刚有变化，请看过最新情况再决定。')
    const subject = `order/${order.orderNo}`
    const now = services.clock.now()
    const why = whyNotHurried(owed, {
      notes,
      hasDeadEvent: (await eventsOfSubject(store, subject)).some(({ state }) => state === 'dead'),
      now,
    })
    if (why !== undefined) throw stateChanged(why)
    const noted = { at: now, staffId: staff.id, hurried: owed, text: note }
    await addOrderNote(store, order.ref, noted, notes.length)
    await tellCore(store, orderHurried, {
      subject,
      data: {
        orderNo: order.orderNo,
        owed,
        note,
        askedAt: now.toISOString(),
        account: staff.account,
      },
    })
    record({ event: 'order-noted', ...about(order.ref), outcome: `hurried: ${owed}` })
    return {}
  }
}

/** The order with its notes, if it is one that these staff serve; nobody else acts on it until the transaction ends. */
async function orderToActOn(store: OrdersServices, orderId: string, staff: Staff) {
  const ref = mustBeFound(await orderOfId(store, orderId, seenBy(staff).served))
  const order = await lockOrder(store, ref)
  return { order, notes: await readOrderNotes(store, ref) }
}
