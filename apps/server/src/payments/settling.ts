import type { AuditFact } from '../platform/audit/audit-fact.ts'
import type { Order } from '../records/orders/order.ts'
import type { Payment } from '../records/payments/payment.ts'
import type { PaymentParts } from './payment-parts.ts'

/** One transaction in which a gateway's word counts: what it writes with, and what it writes about. */
export interface Settling {
  readonly store: PaymentParts
  /** Locked. */
  readonly order: Order
  readonly payment: Payment
  readonly now: Date
  record(fact: AuditFact): void
}
