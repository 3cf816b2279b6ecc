import type { DeskOrderRow } from '@ecenter/contract/orders/desk/orders-at-desk.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import { maskName, maskPlate } from '../../../platform/mask/mask.ts'
import type { OrdersServices } from '../orders-services.ts'
import { orderDues } from '../rules/order-due.ts'
import { stateOf } from '../rules/order-state.ts'
import { readOrders } from '../store/order.repository.ts'
import { type Order, orderTitle } from '../store/order.ts'
import { paymentsOf } from '../store/payment.repository.ts'
import type { Payment } from '../store/payment.ts'

/** Orders as lists of the desk show them, in the order that was asked for: opened together, and masked. */
export async function orderRows(
  services: OrdersServices,
  refs: readonly ObjectRef[],
): Promise<DeskOrderRow[]> {
  const [orders, payments] = await Promise.all([
    readOrders(services, refs),
    paymentsOf(services, refs),
  ])
  return orders.map((order) =>
    orderRow(
      services,
      order,
      payments.filter((payment) => payment.order.id === order.id),
    ),
  )
}

/** One of them; `payments` are all that were tried for it. */
export function orderRow(
  { clock, settings: { issueHours } }: Pick<OrdersServices, 'clock' | 'settings'>,
  order: Order,
  payments: readonly Payment[],
): DeskOrderRow {
  const now = clock.now()
  const { status, statusText } = stateOf(order, payments, now)
  const [due] = orderDues(order, payments, { now, issueHours })
  const plate = order.parts.find(({ policy }) => policy.vehicle)?.policy.vehicle?.licenseNo
  return {
    orderId: order.id,
    orderNo: order.orderNo,
    title: orderTitle(order),
    maskedName: maskName(order.parts[0]?.policy.insured.name ?? order.applicant.name),
    maskedPlate: plate && maskPlate(plate),
    amount: order.amountFen,
    status,
    statusText,
    placedAt: minuteInChina(order.placedAt),
    dueAt: due?.dueAt,
    isLate: due?.isLate ?? false,
  }
}
