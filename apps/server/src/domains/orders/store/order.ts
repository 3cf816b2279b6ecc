import type { ObjectRef } from '../../../platform/grants/grant.ts'
import { kindOfProposal } from '../../policies/rules/kind-of-policy.ts'
import type { OrderPart, OrderSecrets } from './order-record.ts'

export type OrderKind = 'car' | 'other'

/** How an order stands for good; whether a payment is open, the payments say. */
export type StoredOrderStatus =
  | 'unpaid'
  | 'on-delivery'
  | 'paid'
  | 'expired'
  | 'cancelled'
  | 'refunding'
  | 'refunded'

/** One order with its personal part opened; only the repository makes one. */
export interface Order extends OrderSecrets {
  readonly ref: ObjectRef
  readonly id: string
  readonly kind: OrderKind
  readonly status: StoredOrderStatus
  /** Only what was accepted can be paid. */
  readonly underwriting: 'examined' | 'accepted' | 'declined'
  /** Paid in advance; otherwise to the courier. */
  readonly isOnline: boolean
  readonly placedAt: Date
  /** The last moment at which it can be paid. */
  readonly lastPayAt: Date
  /** What its parts sum up to; fen. */
  readonly amountFen: number
  readonly phoneKey: Buffer | null
  readonly paidAt: Date | undefined
  /** When the core said that it gives the money back. */
  readonly refundingSince: Date | undefined
  /** When it said that the money is back. */
  readonly coreRefundedAt: Date | undefined
  /** Whether its policies are there; of one that was paid the core may still issue them. */
  readonly isIssued: boolean
  readonly wantsReminder: boolean
}

/** What an order buys in one line, nothing personal: 机动车商业保险、交强险. */
export function orderTitle({ parts }: Pick<Order, 'parts'>): string {
  return parts.map(shortNameOf).join('、')
}

/** 交强险 is what everybody calls it. */
function shortNameOf(part: OrderPart): string {
  return kindOfProposal(part) === 'compulsory' ? '交强险' : part.policy.productName
}

/** What one part costs, the vehicle tax that is collected along with it included; fen. */
export function partAmount({ policy }: OrderPart): number {
  return policy.premiumFen + (policy.vehicleTaxFen ?? 0)
}
