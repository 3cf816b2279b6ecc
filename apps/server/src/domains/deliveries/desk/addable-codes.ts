import { deliveryCodes } from '@ecenter/contract/constants/couriers.ts'
import type { AddableCode } from '@ecenter/contract/deliveries/desk/deliveries-at-desk.ts'
import { codesOf, meaningOf } from '../rules/code-meaning.ts'
import { isToBePaid, kindsAhead, lastOf, timelineOf } from '../rules/timeline.ts'
import type { Delivery } from '../store/delivery.ts'

type Judged = Pick<Delivery, 'sequence' | 'events' | 'order'>

/** Every code of the sequence with whether the delivery may come to it now. */
export function addableCodes(delivery: Judged): AddableCode[] {
  const names: Readonly<Record<string, string>> = deliveryCodes[delivery.sequence]
  return codesOf(delivery.sequence).map((code) => ({
    code,
    name: names[code] ?? '',
    hasFailed: meaningOf(delivery.sequence, code)?.hasFailed ?? false,
    whyNot: whyNotAdded(code, delivery),
  }))
}

/** Why a code cannot follow; undefined where it can. Steps in between may be left out. */
export function whyNotAdded(code: string, delivery: Judged): string | undefined {
  const { sequence, order } = delivery
  const timeline = timelineOf(delivery)
  const meaning = meaningOf(sequence, code)
  if (meaning === undefined) return '这类配送没有这个状态。'
  if (timeline.end === 'received') return '保单已签收，配送已结束。'
  if (timeline.end === 'electronic-only') return '客户只要电子保单，配送已结束。'
  if (order.status !== 'paid' && order.status !== 'on-delivery') return '订单已取消或退款。'
  const last = lastOf(timeline)
  const isAhead = kindsAhead(timeline).includes(meaning.kind)
  const isAtIt = last.kind === meaning.kind && last.state === 'current'
  if (!isAhead && !(meaning.hasFailed && isAtIt)) {
    return isAtIt ? '现在就是这个状态。' : '已经过了这一步。'
  }
  const isPaymentSkipped =
    isToBePaid(timeline) && meaning.kind !== 'preparing-collection' && meaning.kind !== 'collecting'
  return isPaymentSkipped && order.status !== 'paid'
    ? '保费还没有收到；收到后自动进入准备配送。'
    : undefined
}
