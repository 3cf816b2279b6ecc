import { orderCancelled } from '@ecenter/contract/core/order-events.ts'
import type { cancelOrder } from '@ecenter/contract/orders/order-calls.ts'
import { boolean } from 'valibot'
import { about } from '../../../platform/audit/audit-fact.ts'
import { stateChanged } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import type { OrdersServices } from '../orders-services.ts'
import { whyNotCancellable } from '../rules/why-not-cancellable.ts'
import { markCancelled } from '../store/change-payment.ts'
import { lockOrder, readOrder } from '../store/order.repository.ts'
import type { Order } from '../store/order.ts'
import { type PaymentStore, paymentsOf } from '../store/payment.repository.ts'
import { isOpen } from '../store/payment.ts'
import { closeOpenPayment } from './open-payment.ts'
import { beingOpened } from './payment-failures.ts'

/**
 * Judged before the cashier is closed, and again with the order locked: money that came meanwhile wins, and a
 * cashier that somebody opens meanwhile keeps the order. A code is spent by what it did, not by a try.
 */
export function answerCancelOrder(services: OrdersServices): Handler<typeof cancelOrder> {
  return async (_request, { grant, submission }) => {
    const before = await readOrder(services, grant)
    await checkCancellable(services, before, services.clock.now())
    await submission.once({
      name: 'close',
      result: boolean(),
      act: () => closeOpenPayment(services, before),
      whenLost: 'act again',
    })
    return submission.commit(async ({ db, record }) => {
      const store = { ...services, db }
      await services.grants.spend(grant, db)
      const order = await lockOrder(store, grant.object)
      const cancelledAt = services.clock.now()
      await checkCancellable(store, order, cancelledAt)
      if ((await paymentsOf(store, [order.ref])).some(isOpen)) throw beingOpened()
      await markCancelled(store, order.ref)
      const { orderNo, parts } = order
      await tellCore(store, orderCancelled, {
        subject: `order/${orderNo}`,
        data: {
          orderNo,
          cancelledAt: cancelledAt.toISOString(),
          proposals: parts.map(({ proposalNo }) => ({ proposalNo })),
        },
      })
      record({ event: 'order-cancelled', ...about(order.ref), outcome: 'asked' })
      return {}
    })
  }
}

async function checkCancellable(store: PaymentStore, order: Order, now: Date): Promise<void> {
  const why = whyNotCancellable(order, await paymentsOf(store, [order.ref]), now)
  if (why !== undefined) throw stateChanged(why)
}
