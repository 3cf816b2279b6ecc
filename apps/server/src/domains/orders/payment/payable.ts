import { stateChanged } from '../../../platform/calls/failure.ts'
import { amountInFigures } from '../../../platform/documents/printed-amount.ts'
import type { Order } from '../store/order.ts'

/** Why an order cannot be paid now, and what to do, as the customer reads it; nothing where it can. */
export function whyNotPayable(
  { status, underwriting, isOnline, lastPayAt }: Order,
  now: Date,
): string | undefined {
  switch (status) {
    case 'paid':
      return '这笔订单已支付，不需要再付。保单稍后就能查看。'
    case 'on-delivery':
      return '这笔订单由配送员上门收款，不用在线支付。'
    case 'expired':
      return expiredText
    case 'cancelled':
      return '这笔订单已取消，不能支付。需要保障的，请重新投保，或拨打 {hotline}。'
    case 'refunding':
      return '这笔订单没有成立，款项将原路退回，请不要再付。'
    case 'refunded':
      return '这笔订单没有成立，款项已原路退回。需要保障的，请重新投保。'
    case 'unpaid':
      break
  }
  if (underwriting === 'examined') return '这笔订单还在审核，通过后才能支付，请稍后再看。'
  if (underwriting === 'declined') {
    return '这笔订单没有通过审核，不能支付。想了解原因，请拨打 {hotline}。'
  }
  if (lastPayAt <= now) return expiredText
  return isOnline ? undefined : '这笔订单由配送员上门收款，不用在线支付。'
}

const expiredText = '已超过支付期限，不能再支付。需要保障的，请重新投保，或拨打 {hotline}。'

/** Refuses what cannot be paid, and what the customer saw with another amount (E3020001). */
export function checkPayable(order: Order, { now, seenFen }: { now: Date; seenFen: number }): void {
  const why = whyNotPayable(order, now)
  if (why !== undefined) throw stateChanged(why)
  if (seenFen === order.amountFen) return
  throw stateChanged(
    `应付金额已变为 ${amountInFigures(order.amountFen)} 元，请核对后再支付。`,
    'sumPremium',
  )
}
