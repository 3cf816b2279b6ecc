import type { AuditFact } from '../../../platform/audit/audit-fact.ts'
import type { Order } from '../store/order.ts'
import type { Payment } from '../store/payment.ts'
import type { PaymentServices } from './payment-services.ts'

/** One transaction in which a gateway's word counts: what it writes with, and what it writes about. */
export interface Settling {
  readonly store: PaymentServices
  /** Locked. */
  readonly order: Order
  readonly payment: Payment
  readonly now: Date
  record(fact: AuditFact): void
}
