import type { DeskOrderNote } from '@ecenter/contract/orders/desk/order-acts.ts'
import type {
  DeskOrder,
  DeskOrderEvent,
  DeskPayment,
  DeskRefund,
} from '@ecenter/contract/orders/desk/orders-at-desk.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { eventsOfSubject, type ToldEvent } from '../../../platform/core-events/events-of-subject.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import {
  maskIdNumber,
  maskMobile,
  maskName,
  maskPolicyNumber,
} from '../../../platform/mask/mask.ts'
import { staffNames } from '../../../platform/staff/staff.repository.ts'
import { stateOf as deliveryState, timelineOf } from '../../deliveries/rules/timeline.ts'
import { readDelivery } from '../../deliveries/store/delivery.repository.ts'
import type { Delivery } from '../../deliveries/store/delivery.ts'
import { readInvoices } from '../../invoices/store/invoice.repository.ts'
import type { Invoice } from '../../invoices/store/invoice.ts'
import { findInvoicesOf } from '../../invoices/store/invoice-search.ts'
import { readBranch } from '../../places/store/branch.repository.ts'
import { policyStatus } from '../../policies/rules/policy-status.ts'
import { readPolicies } from '../../policies/store/policy.repository.ts'
import { orderItemsOf } from '../calls/order-summary.ts'
import type { OrdersServices } from '../orders-services.ts'
import { adviceOn } from '../rules/order-advice.ts'
import { coreRefundDueOn, orderDues } from '../rules/order-due.ts'
import { owedByCoreOf, whyNotHurried } from '../rules/order-hurry.ts'
import { stateOf } from '../rules/order-state.ts'
import { refundShown } from '../rules/refund-shown.ts'
import { readOrder } from '../store/order.repository.ts'
import type { Order } from '../store/order.ts'
import { type OrderNote, readOrderNotes } from '../store/order-note.ts'
import { policiesOf } from '../store/order-policies.ts'
import { paymentsOf } from '../store/payment.repository.ts'
import type { Payment } from '../store/payment.ts'
import { orderRow } from './order-row.ts'
import { orderTimeline } from './order-timeline.ts'

/** All of an order at this moment; no gateway is asked for it, so what one has not told yet is not in it. */
export async function deskOrderOf(services: OrdersServices, ref: ObjectRef): Promise<DeskOrder> {
  const [order, payments, delivery] = await Promise.all([
    readOrder(services, { object: ref }),
    paymentsOf(services, [ref]),
    readDelivery(services, { object: ref }),
  ])
  const refs = await policiesOf(services, order)
  const [policies, invoices, branch, events, notes] = await Promise.all([
    readPolicies(services, refs),
    findInvoicesOf(services, refs).then((found) =>
      readInvoices(
        services,
        found.map((each) => each.ref),
      ),
    ),
    readBranch(services, order.comCode),
    eventsOfSubject(services, `order/${order.orderNo}`),
    readOrderNotes(services, ref),
  ])
  const now = services.clock.now()
  const hasDeadEvent = events.some(({ state }) => state === 'dead')
  const owed = owedByCoreOf(order)
  return {
    ...orderRow(services, order, payments),
    ...peopleOf(order),
    branchName: branch?.comName ?? order.comCode,
    isByAgent: order.isByAgent,
    isOnline: order.isOnline,
    lastPayAt: minuteInChina(order.lastPayAt),
    paidAt: order.paidAt && minuteInChina(order.paidAt),
    advice: adviceShown(services, order, payments),
    owed: orderDues(order, payments, { now, issueHours: services.settings.issueHours }),
    items: orderItemsOf(order),
    payments: payments.map(paymentShown),
    refunds: payments.flatMap((payment) => refundOf(payment, services.clock.today())),
    coreRefund: coreRefundOf(order, services.clock.today()),
    policies: policies.map((policy) => ({
      maskedPolicyNo: maskPolicyNumber(policy.policyNo),
      productName: policy.productName,
      status: policyStatus(policy, now),
    })),
    invoices: invoices.map(invoiceShown),
    delivery: delivery && deliveryShown(delivery),
    events: events.map(eventShown),
    hurry: owed && { owed, whyNot: whyNotHurried(owed, { notes, hasDeadEvent, now }) },
    notes: await notesShown(services, notes),
    timeline: await orderTimeline(services, { order, payments, delivery, notes }),
  }
}

function peopleOf({ applicant, parts: [first] }: Order) {
  const { idNumber } = first?.policy.insured ?? applicant
  return {
    maskedApplicant: maskName(applicant.name),
    maskedPhone: applicant.mobile && maskMobile(applicant.mobile),
    maskedIdNumber: maskIdNumber(idNumber),
  }
}

/** What its customer reads now. */
function adviceShown(
  { clock, settings: { brand, issueHours } }: OrdersServices,
  order: Order,
  payments: readonly Payment[],
): string | undefined {
  const now = clock.now()
  const { hotline } = brand
  return adviceOn(order, stateOf(order, payments, now), { payments, now, hotline, issueHours })
}

function paymentShown(payment: Payment): DeskPayment {
  const { method, amountFen, tradeNo, gatewayNo, state, isUnsure, startedAt, endedAt } = payment
  return {
    ...{ method, tradeNo, gatewayNo, state, isUnsure },
    amount: amountFen,
    startedAt: minuteInChina(startedAt),
    endedAt: endedAt && minuteInChina(endedAt),
    failure: payment.failure,
  }
}

function refundOf({ refund, method }: Payment, today: string): DeskRefund[] {
  if (refund === undefined) return []
  return [{ ...refundShown(refund, today), refundNo: refund.refundNo, method }]
}

function coreRefundOf(order: Order, today: string): DeskOrder['coreRefund'] {
  const dueOn = coreRefundDueOn(order)
  const { refundingSince } = order
  if (dueOn === undefined || refundingSince === undefined) return undefined
  return { since: minuteInChina(refundingSince), dueOn, isOverdue: today > dueOn }
}

async function notesShown(
  services: OrdersServices,
  notes: readonly OrderNote[],
): Promise<DeskOrderNote[]> {
  const names = await staffNames(
    services,
    notes.map(({ staffId }) => staffId),
  )
  return notes.map(({ at, staffId, hurried, text }) => ({
    ...{ hurried, text },
    at: minuteInChina(at),
    byName: names.get(staffId) ?? '已离职',
  }))
}

function invoiceShown({ policyNo, status, number, amountFen, issuedOn }: Invoice) {
  const maskedPolicyNo = maskPolicyNumber(policyNo)
  return { maskedPolicyNo, status, number, amount: amountFen, issuedOn }
}

function deliveryShown(delivery: Delivery) {
  const { statusText, headline } = deliveryState(timelineOf(delivery))
  return { deliveryId: delivery.ref.id, statusText, headline }
}

function eventShown({ id, name, at, state, receivedAt }: ToldEvent): DeskOrderEvent {
  return {
    ...{ eventId: id, name, state },
    at: minuteInChina(at),
    receivedAt: receivedAt && minuteInChina(receivedAt),
  }
}
