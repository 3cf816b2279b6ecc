import { deliveryCodes } from '@ecenter/contract/constants/couriers.ts'
import type { OrderMoment } from '@ecenter/contract/orders/desk/orders-at-desk.ts'
import { paymentMethodNames } from '@ecenter/contract/orders/order.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { staffNames } from '../../../platform/staff/staff.repository.ts'
import type { Delivery } from '../../deliveries/store/delivery.ts'
import type { OrdersServices } from '../orders-services.ts'
import type { Order } from '../store/order.ts'
import type { OrderNote } from '../store/order-note.ts'
import { type TrailOfOrder, trailOfOrder } from '../store/order-trail.ts'
import type { Payment } from '../store/payment.ts'

interface Moment {
  readonly at: Date
  readonly what: string
  readonly byName?: string | undefined
}

interface Told {
  readonly order: Order
  readonly payments: readonly Payment[]
  readonly delivery: Delivery | undefined
  readonly notes: readonly OrderNote[]
}

/** What happened to an order, the latest in front: of its rows, and of the trail where no row keeps it. */
export async function orderTimeline(services: OrdersServices, told: Told): Promise<OrderMoment[]> {
  const entries = await trailOfOrder(services, told.order.id)
  const hurries = told.notes.filter(({ hurried }) => hurried !== undefined)
  const names = await staffNames(
    services,
    [...entries, ...hurries].flatMap(({ staffId }) => staffId ?? []),
  )
  const nameOf = (staffId: string) => names.get(staffId) ?? '已离职'
  const ofTrail = entries.map(({ at, event, outcome, staffId }) => ({
    at,
    what: trailWords[event](outcome, told.delivery),
    byName: staffId === null ? undefined : nameOf(staffId),
  }))
  const ofHurries = hurries.map(({ at, staffId, hurried }) => ({
    at,
    what: hurried === 'refund' ? '催核心退款' : '催核心出单',
    byName: nameOf(staffId),
  }))
  return (
    [...ofOrder(told), ...told.payments.flatMap(ofPayment), ...ofTrail, ...ofHurries]
      // What happened at one moment stands in the order in which it did.
      .toReversed()
      .toSorted((one, other) => other.at.getTime() - one.at.getTime())
      .map((moment) => ({ ...moment, at: minuteInChina(moment.at) }))
  )
}

const trailWords: Readonly<
  Record<TrailOfOrder, (outcome: string, delivery: Delivery | undefined) => string>
> = {
  'order-cancelled': () => '客户取消了订单',
  'order-expired': () => '超过支付期限，订单关闭',
  'order-reminded': () => '短信提醒支付',
  'delivery-changed': () => '客户更改了配送',
  'delivery-event-added': (code, delivery) => `补记配送进展：${codeName(code, delivery)}`,
}

function codeName(code: string, delivery: Delivery | undefined): string {
  const names: Readonly<Record<string, string>> = delivery ? deliveryCodes[delivery.sequence] : {}
  return names[code] ?? code
}

function ofOrder({ order, payments }: Told): Moment[] {
  const { placedAt, paidAt, refundingSince, coreRefundedAt, isIssued } = order
  const isPaidHere = payments.some(({ state }) => state === 'paid')
  // Of one that the core tells as refunding at first nobody here knows whether it was issued.
  const isUnissued = paidAt !== undefined && !isIssued
  return [
    { at: placedAt, what: order.isByAgent ? '业务员下单' : '客户下单' },
    ...moment(isPaidHere ? undefined : paidAt, '已付款'),
    ...moment(refundingSince, isUnissued ? '核心没有出单，开始退款' : '核心开始退款'),
    ...moment(coreRefundedAt, '核心已退款'),
  ]
}

function ofPayment({ method, state, startedAt, endedAt, failure, refund }: Payment): Moment[] {
  const by = paymentMethodNames[method]
  const ends = { paid: '支付成功', failed: '支付失败', closed: '支付关闭' } as const
  const end = state === 'opening' || state === 'open' ? undefined : ends[state]
  const why = failure === undefined ? '' : `：${failure}`
  return [
    { at: startedAt, what: `用${by}支付` },
    ...(end === undefined ? [] : moment(endedAt, `${by}${end}${why}`)),
    ...moment(refund?.doneAt, `${by}退款已退回`),
  ]
}

function moment(at: Date | undefined, what: string): Moment[] {
  return at === undefined ? [] : [{ at, what }]
}
