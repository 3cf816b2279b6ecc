import type { OrderDetail, PaymentPlace } from '@ecenter/contract/orders/order.ts'
import type { queryOrder } from '@ecenter/contract/orders/order-calls.ts'
import { about, askedBy } from '../../../platform/audit/audit-fact.ts'
import type { Granted, Handler, Visitor } from '../../../platform/calls/handler.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { ownAmong } from '../../../platform/lookups/own-among.ts'
import { readDelivery } from '../../deliveries/store/delivery.repository.ts'
import { maskedPolicy } from '../../policies/rules/masked-policy.ts'
import { readPolicies } from '../../policies/store/policy.repository.ts'
import type { OrdersServices } from '../orders-services.ts'
import { learnOpenPayment } from '../payment/learn-payment.ts'
import { adviceOn } from '../rules/order-advice.ts'
import { stateOf } from '../rules/order-state.ts'
import { refundShown } from '../rules/refund-shown.ts'
import { whyNotCancellable } from '../rules/why-not-cancellable.ts'
import { readOrder } from '../store/order.repository.ts'
import type { Order } from '../store/order.ts'
import { policiesOf } from '../store/order-policies.ts'
import { paymentsOf } from '../store/payment.repository.ts'
import type { Payment } from '../store/payment.ts'
import { orderSummaryOf } from './order-summary.ts'

export function answerQueryOrder(services: OrdersServices): Handler<typeof queryOrder> {
  return async ({ place }, visitor) => {
    const { object } = visitor.grant
    await learnOpenPayment(services, object)
    const detail = await orderDetailOf(services, visitor, place)
    await services.audit.record({
      event: 'order-read',
      ...askedBy(visitor),
      ...about(object),
      outcome: detail.status,
    })
    return detail
  }
}

/** One order that was proven, as it stands now; the policies that came of it become known to the session. */
async function orderDetailOf(
  services: OrdersServices,
  { session, grant }: Visitor & Granted,
  place: PaymentPlace,
): Promise<OrderDetail> {
  const [order, payments, delivery] = await Promise.all([
    readOrder(services, grant),
    paymentsOf(services, [grant.object]),
    readDelivery(services, grant),
  ])
  const { clock, gateways, settings } = services
  const { hotline } = settings.brand
  const now = clock.now()
  const state = stateOf(order, payments, now)
  return {
    ...orderSummaryOf(services, session, order, payments),
    advice: adviceOn(order, state, { payments, now, hotline, issueHours: settings.issueHours }),
    methods: state.isPayable
      ? gateways.filter((gateway) => gateway.canServe(place)).map(({ method }) => method)
      : [],
    lastFailure: state.status === 'unpaid' ? lastFailure(payments) : undefined,
    paidAt: order.paidAt && minuteInChina(order.paidAt),
    refunds: payments
      .flatMap(({ refund }) => refund ?? [])
      .map((refund) => refundShown(refund, clock.today())),
    canCancel: whyNotCancellable(order, payments, now) === undefined,
    policies: await openPolicies(services, { session, grant }, order),
    hasDelivery: delivery !== undefined,
    isReminded: order.wantsReminder,
  }
}

/** Only of the latest try: what went wrong before that was followed by another one. */
function lastFailure([latest]: readonly Payment[]): string | undefined {
  return latest?.failure
}

/**
 * Whoever may know of an order may know of what came of it, for as long. Who has proven that it is theirs reads
 * it without another code.
 */
async function openPolicies(
  services: OrdersServices,
  { session, grant }: Pick<Visitor & Granted, 'session' | 'grant'>,
  order: Order,
) {
  const { grants, clock } = services
  const refs = await policiesOf(services, order)
  const [handles, own] = await Promise.all([
    grants.open(session, refs, { level: 'knowledge', within: grant }),
    ownAmong(services, session, refs),
  ])
  if (own !== undefined) {
    await grants.open(session, own.refs, { level: 'phone-on-file', within: own.customer })
  }
  const now = clock.now()
  const policies = await readPolicies(services, refs)
  return policies.map((policy, at) => ({
    handle: handles[at] ?? '',
    ...maskedPolicy(policy, now),
  }))
}
