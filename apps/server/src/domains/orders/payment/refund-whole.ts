import { about } from '../../../platform/audit/audit-fact.ts'
import { changePayment } from '../store/change-payment.ts'
import { markRefund } from '../store/refund-order.ts'
import type { Settling } from './settling.ts'

/**
 * Asks for money that its order could not take to go back, all of it, in the transaction that notes
 * it came. An order that waits for money still is left as it is; one that was paid by another
 * payment stays paid.
 */
export async function refundWhole(settling: Settling): Promise<void> {
  const { store, order, payment, record } = settling
  await changePayment(store, payment.ref, {
    refund_no: `R${payment.tradeNo.slice(1)}`,
    refund_state: 'asked',
    failure: '有一笔付款没有用上，款项将原路退回，一般 1 至 7 个工作日到账。',
  })
  if (hasEndedUnpaid(settling)) await markRefund(store, order.ref, 'refunding')
  const { customerKey, id } = payment.ref
  await store.jobs.refundPayment({ customerKey: customerKey.toString('hex'), id }, store.db)
  record({ event: 'refund-asked', ...about(order.ref), outcome: payment.method })
}

function hasEndedUnpaid({ order, now }: Settling): boolean {
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
