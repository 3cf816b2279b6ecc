import type { OrderStatus } from '@ecenter/contract/orders/order.ts'
import type { Order } from '../store/order.ts'
import { isOpen, type Payment } from '../store/payment.ts'

/** How an order stands at one moment, as the customer may be told. */
export interface OrderState {
  readonly status: OrderStatus
  readonly statusText: string
  /** It may be paid online now. */
  readonly isPayable: boolean
  /** As the specification counts (`subStatus`): none begun, one open, the end of one unknown. */
  readonly attempt: '0' | '1' | '2'
}

const texts = {
  unpaid: '待支付',
  paying: '支付结果确认中',
  'on-delivery': '送单时收款',
  paid: '已支付',
  expired: '已超过支付期限',
  cancelled: '已取消',
  refunding: '退款处理中',
  refunded: '已退款',
} as const satisfies Record<OrderStatus, string>

/** The money has come, and the core has not told the policies yet. */
const issuingText = '已支付，出单中'

const unpaidTexts = {
  examined: '核保中',
  accepted: texts.unpaid,
  declined: '未通过核保',
} as const satisfies Record<Order['underwriting'], string>

/** `payments` are all that were tried for it, in any order. */
export function stateOf(
  order: Pick<Order, 'status' | 'underwriting' | 'isOnline' | 'lastPayAt' | 'isIssued'>,
  payments: readonly Pick<Payment, 'state' | 'isUnsure'>[],
  now: Date,
): OrderState {
  const attempt = attemptOf(payments)
  const status = statusOf(order, attempt, now)
  return {
    status,
    statusText: textOf(order, status),
    isPayable: status === 'unpaid' && order.underwriting === 'accepted' && order.isOnline,
    attempt,
  }
}

function textOf(
  { underwriting, isIssued }: Pick<Order, 'underwriting' | 'isIssued'>,
  status: OrderStatus,
): string {
  if (status === 'unpaid') return unpaidTexts[underwriting]
  return status === 'paid' && !isIssued ? issuingText : texts[status]
}

/**
 * While its gateway is being asked to open it, nobody knows either whether it did. One that failed is
 * over for the customer, who may begin another.
 */
function attemptOf(payments: readonly Pick<Payment, 'state' | 'isUnsure'>[]) {
  const open = payments.find(isOpen)
  if (open === undefined) return '0'
  if (open.isUnsure || open.state === 'opening') return '2'
  return open.state === 'failed' ? '0' : '1'
}

/** Whose time is over but has a payment open waits for how that ends. */
function statusOf(
  { status, lastPayAt }: Pick<Order, 'status' | 'lastPayAt'>,
  attempt: OrderState['attempt'],
  now: Date,
): OrderStatus {
  if (status !== 'unpaid') return status
  if (attempt === '2') return 'paying'
  if (now < lastPayAt) return 'unpaid'
  return attempt === '1' ? 'paying' : 'expired'
}
