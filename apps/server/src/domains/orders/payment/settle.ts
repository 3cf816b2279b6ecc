import { promisedTimes } from '@ecenter/contract/constants/promised-times.ts'
import { orderPaid, paymentRefundRequested } from '@ecenter/contract/core/order-events.ts'
import { type AuditFact, about } from '../../../platform/audit/audit-fact.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import type { TradeState } from '../../../platform/payment/payment-gateway.ts'
import { changePayment, markRefund, noteNotice } from '../store/change-payment.ts'
import { fulfilOrder, markPaid } from '../store/fulfil-order.ts'
import { lockOrder } from '../store/order.repository.ts'
import { type Order, partAmount } from '../store/order.ts'
import { readPayment } from '../store/payment.repository.ts'
import { isOpen, type Payment } from '../store/payment.ts'
import type { PaymentServices } from './payment-services.ts'

/**
 * What a gateway said of a payment becomes so, in one transaction: money, order, and what the core is
 * told, or nothing of it; where this service issues, policies, invoices and delivery too. Saying it again
 * changes nothing. Answers how the payment stands.
 */
export async function settle(
  services: PaymentServices,
  payment: Pick<Payment, 'ref' | 'order'>,
  trade: TradeState,
  noticeId?: string,
): Promise<Payment['state']> {
  return services.audit.inTransaction(async (db, record) => {
    const store = { ...services, db }
    const now = services.clock.now()
    const order = await lockOrder(store, payment.order)
    const current = await readPayment(store, payment.ref)
    if (noticeId !== undefined) {
      await noteNotice(store, payment.ref, { noticeId, state: trade.state, receivedAt: now })
    }
    return act({ store, order, payment: current, now, record }, trade)
  })
}

function act(settling: Settling, trade: TradeState): Promise<Payment['state']> {
  switch (trade.state) {
    case 'paid':
      return takeMoney(settling, trade)
    case 'failed':
      return end(settling, 'failed', trade.reason ?? failedText)
    case 'closed':
      return end(settling, 'closed', closedText)
    case 'unpaid':
    case 'absent':
      return wait(settling)
  }
}

const failedText = '上次支付没有成功，没有扣款，可以重新支付。'
const closedText = '上次支付没有完成，没有扣款，可以重新支付。'

async function takeMoney(
  settling: Settling,
  { gatewayNo, amountFen, paidAt }: Extract<TradeState, { state: 'paid' }>,
): Promise<Payment['state']> {
  const { store, order, payment, now, record } = settling
  if (payment.state === 'paid') return 'paid'
  await changePayment(store, payment.ref, {
    state: 'paid',
    ended_at: now,
    gateway_no: gatewayNo,
    paid_fen: amountFen,
    failure: null,
  })
  if (canTake(settling, amountFen)) {
    const at = paidAt < now ? paidAt : now
    if (store.settings.policiesIssuedBy === 'core')
      await markPaid(store, order, { paidAt: at, awaitsPolicies: true })
    else await fulfilOrder(store, order, now, at)
    await tellOfPaid(store, order, { payment, gatewayNo, paidAt: at })
    record({ event: 'order-paid', ...about(order.ref), outcome: payment.method })
  } else await refundWhole(settling, amountFen)
  return 'paid'
}

interface Paid {
  readonly payment: Payment
  readonly gatewayNo: string
  readonly paidAt: Date
}

async function tellOfPaid(
  store: PaymentServices,
  { orderNo, amountFen, parts }: Order,
  { payment: { method, tradeNo }, gatewayNo, paidAt }: Paid,
): Promise<void> {
  await tellCore(store, orderPaid, {
    subject: `order/${orderNo}`,
    data: {
      orderNo,
      method,
      tradeNo,
      amountFen,
      gatewayNo,
      paidAt: paidAt.toISOString(),
      proposals: parts.map((part) => ({
        proposalNo: part.proposalNo,
        amountFen: partAmount(part),
      })),
    },
  })
}

/** One that we closed was told to be over. */
function canTake({ order, payment }: Settling, amountFen: number): boolean {
  return order.status === 'unpaid' && isOpen(payment) && amountFen === order.amountFen
}

async function end(
  settling: Settling,
  state: 'failed' | 'closed',
  failure: string,
): Promise<Payment['state']> {
  const { store, order, payment, now, record } = settling
  if (!isOpen(payment)) return payment.state
  if (payment.state === state) return wait(settling)
  await changePayment(store, payment.ref, {
    state,
    ended_at: now,
    is_unsure: false,
    failure: payment.failure ?? failure,
  })
  record({ event: `payment-${state}`, ...about(order.ref), outcome: payment.method })
  return state
}

async function wait({ store, payment }: Settling): Promise<Payment['state']> {
  if (payment.isUnsure) await changePayment(store, payment.ref, { is_unsure: false })
  return payment.state
}

/**
 * Asks for money that its order could not take to go back, all of it, in the transaction that notes
 * it came. An order that waits for money still is left as it is; one that was paid by another
 * payment stays paid.
 */
async function refundWhole(settling: Settling, amountFen: number): Promise<void> {
  const { store, order, payment, record } = settling
  const refundNo = `R${payment.tradeNo.slice(1)}`
  await changePayment(store, payment.ref, {
    refund_no: refundNo,
    refund_state: 'asked',
    failure: `有一笔付款没有用上，款项将原路退回，一般 1 至 ${promisedTimes().refundWorkdays} 个工作日到账。`,
  })
  if (hasEndedUnpaid(settling)) await markRefund(store, order.ref, 'refunding')
  const { customerKey, id } = payment.ref
  await store.jobs.refundPayment({ customerKey: customerKey.toString('hex'), id }, store.db)
  const { orderNo } = order
  const { method, tradeNo } = payment
  await tellCore(store, paymentRefundRequested, {
    subject: `order/${orderNo}`,
    data: { orderNo, method, tradeNo, refundNo, amountFen },
  })
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

/** One transaction in which a gateway's word counts: what it writes with, and what it writes about. */
interface Settling {
  readonly store: PaymentServices
  /** Locked. */
  readonly order: Order
  readonly payment: Payment
  readonly now: Date
  record(fact: AuditFact): void
}
