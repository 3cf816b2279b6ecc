import { type AuditFact, about } from '../platform/audit/audit-fact.ts'
import type { Order } from '../records/orders/order.ts'
import { markRefund } from '../records/orders/refund-order.ts'
import { changePayment } from '../records/payments/change-payment.ts'
import type { Payment } from '../records/payments/payment.ts'
import type { PaymentParts } from './payment-parts.ts'

/** Money that its order could not take. */
interface Unusable {
  readonly store: PaymentParts
  readonly order: Order
  readonly payment: Payment
  readonly now: Date
  record(fact: AuditFact): void
}

/**
 * Asks for all of it to go back, in the transaction that notes it came. An order that waits for
 * money still is left as it is; one that was paid by another payment stays paid.
 */
export async function refundWhole(unusable: Unusable): Promise<void> {
  const { store, order, payment, record } = unusable
  await changePayment(store, payment.ref, {
    refund_no: `R${payment.tradeNo.slice(1)}`,
    refund_state: 'asked',
    failure: '有一笔付款没有用上，款项将原路退回，一般 1 至 7 个工作日到账。',
  })
  if (hasEndedUnpaid(unusable)) await markRefund(store, order.ref, 'refunding')
  const { customerKey, id } = payment.ref
  await store.jobs.refundPayment({ customerKey: customerKey.toString('hex'), id }, store.db)
  record({ event: 'refund-asked', ...about(order.ref), outcome: payment.method })
}

function hasEndedUnpaid({ order, now }: Unusable): boolean {
  switch (order.status) {
    case 'unpaid':
      return order.lastPayAt <= now
    case 'expired':
    case 'cancelled':
    case 'refunded':
      return true
    case 'paid':
    case 'on-delivery':
    case 'refunding':
      return false
  }
}
