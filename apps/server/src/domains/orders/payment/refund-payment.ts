import { paymentRefunded } from '@ecenter/contract/core/order-events.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import { isOwedByCore } from '../rules/refund-due.ts'
import { changePayment, markRefund } from '../store/change-payment.ts'
import { lockOrder } from '../store/order.repository.ts'
import { paymentsOf, readPayment } from '../store/payment.repository.ts'
import type { Payment, PaymentRef, Refund } from '../store/payment.ts'
import { gatewayOf, type PaymentServices } from './payment-services.ts'

/**
 * Gives back what a payment brought, under the same number however often it is asked; whether it is
 * back. Rejects where the gateway gives no clear answer.
 */
export async function refundPayment(services: PaymentServices, ref: PaymentRef): Promise<boolean> {
  const payment = await readPayment(services, ref)
  const { refund, method, tradeNo } = payment
  if (refund === undefined || refund.state === 'done') return true
  const state = await gatewayOf(services, method).refund({
    tradeNo,
    refundNo: refund.refundNo,
    amountFen: refund.amountFen,
    totalFen: refund.amountFen,
    reason: '订单没有成立，款项原路退回',
  })
  await noteRefund(services, payment, refund, state)
  return state === 'done'
}

async function noteRefund(
  services: PaymentServices,
  { ref, order: orderRef, method, tradeNo }: Payment,
  { refundNo, amountFen }: Refund,
  state: 'done' | 'under way',
): Promise<void> {
  await services.audit.inTransaction(async (db, record) => {
    const store = { ...services, db }
    const order = await lockOrder(store, orderRef)
    if ((await readPayment(store, ref)).refund?.state === 'done') return
    await changePayment(store, ref, {
      refund_state: state,
      ...(state === 'done'
        ? {
            refunded_at: services.clock.now(),
            failure: '没有用上的付款已原路退回，请留意银行或钱包的到账。',
          }
        : {}),
    })
    if (state !== 'done') return
    const others = await paymentsOf(store, [orderRef])
    const isAllBack = others.every(({ refund }) => refund === undefined || refund.state === 'done')
    // What the core owes beside it is back once the core says so.
    if (order.status === 'refunding' && isAllBack && !isOwedByCore(order)) {
      await markRefund(store, orderRef, 'refunded')
    }
    const { orderNo } = order
    await tellCore(store, paymentRefunded, {
      subject: `order/${orderNo}`,
      data: { orderNo, method, tradeNo, refundNo, amountFen },
    })
    record({ event: 'refund-done', ...about(orderRef), outcome: method })
  })
}
