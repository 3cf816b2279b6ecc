import type { OrderItem, OrderSummary } from '@ecenter/contract/orders/order.ts'
import { maskPlate } from '../../../platform/mask/mask.ts'
import type { Session } from '../../../platform/session/session.ts'
import { startOf } from '../../policies/rules/start-of.ts'
import type { Services } from '../../services.ts'
import { stateOf } from '../rules/order-state.ts'
import { paymentInfoOf } from '../rules/payment-info-of.ts'
import { type Order, orderTitle } from '../store/order.ts'
import type { OrderPart } from '../store/order-record.ts'
import type { Payment } from '../store/payment.ts'

/** An order as a list shows it to who knows of it: masked, with its handle. */
export function orderSummaryOf(
  { grants, clock }: Pick<Services, 'grants' | 'clock'>,
  session: Session,
  order: Order,
  payments: readonly Payment[],
): OrderSummary {
  const state = stateOf(order, payments, clock.now())
  const plate = order.parts.find(({ policy }) => policy.vehicle)?.policy.vehicle?.licenseNo
  return {
    handle: grants.handleOf(session, order.ref),
    payInfo: paymentInfoOf(order, state),
    status: state.status,
    statusText: state.statusText,
    title: orderTitle(order),
    maskedPlate: plate && maskPlate(plate),
    items: orderItemsOf(order),
  }
}

/** What an order buys, each with its price; they sum up to its amount. */
export function orderItemsOf({ parts }: Pick<Order, 'parts'>): OrderItem[] {
  return parts.flatMap(itemsOf)
}

function itemsOf({ policy }: OrderPart): OrderItem[] {
  const { productName: name, premiumFen: amount, vehicleTaxFen } = policy
  const cover = { name, amount, startsAt: startOf(policy) }
  return vehicleTaxFen === undefined ? [cover] : [cover, { name: '车船税', amount: vehicleTaxFen }]
}
