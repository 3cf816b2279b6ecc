import type { DeliverySequence } from '@ecenter/contract/constants/couriers.ts'
import type { OwedByCore, PaymentMethod } from '@ecenter/contract/orders/order.ts'
import type { ColumnType, Generated } from 'kysely'

export interface OrderTables {
  customer_order: OrderTable
  order_lookup_key: OrderLookupKeyTable
  order_policy: OrderPolicyTable
  order_note: OrderNoteTable
  payment: PaymentTable
  payment_notice: PaymentNoticeTable
  receipt: ReceiptTable
  delivery: DeliveryTable
  delivery_event: DeliveryEventTable
  delivery_lookup_key: DeliveryLookupKeyTable
  sandbox_trade: SandboxTradeTable
}

interface OrderTable {
  /** Of the insured, as the policies have it that will come of it. */
  customer_key: Buffer
  id: string
  kind: 'car' | 'other'
  /** What has happened for good; whether a payment is open, its own row says. */
  status: 'unpaid' | 'on-delivery' | 'paid' | 'expired' | 'cancelled' | 'refunding' | 'refunded'
  underwriting: 'examined' | 'accepted' | 'declined'
  /** Paid in advance; otherwise to the courier. */
  is_online: boolean
  placed_at: Date
  /** The last moment at which it can be paid. */
  last_pay_at: Date
  /** What its parts sum up to. */
  amount_fen: number
  /** Of the phone that was given with it. */
  phone_key: Buffer | null
  paid_at: Date | null
  /** It was paid here, and the core issues its policies: until they are there. */
  awaits_policies: Generated<boolean>
  /** When the core said that it gives the money back. */
  refunding_since: Generated<Date | null>
  /** When it said that the money is back. */
  core_refunded_at: Generated<Date | null>
  wants_reminder: Generated<boolean>
  reminded_at: Date | null
  sealed: Buffer
}

interface OrderLookupKeyTable {
  lookup_key: Buffer
  customer_key: Buffer
  order_id: string
}

interface OrderPolicyTable {
  customer_key: Buffer
  order_id: string
  policy_id: string
}

interface OrderNoteTable {
  customer_key: Buffer
  order_id: string
  seq: number
  at: Date
  staff_id: string
  /** What the core owed, where it was told the note to hurry it. */
  hurried: OwedByCore | null
  sealed: Buffer
}

interface PaymentTable {
  customer_key: Buffer
  id: string
  order_id: string
  /** Names it at the gateway; random, so that it is unique without a table of all. */
  trade_no: string
  /** Keyed hash of the code in the address that the cashier returns to. */
  return_key: Buffer
  method: PaymentMethod
  amount_fen: number
  /** `opening`: the gateway is being asked, and may or may not know of it. */
  state: 'opening' | 'open' | 'paid' | 'closed' | 'failed'
  started_at: Date
  /** Afterwards it is closed. */
  expires_at: Date
  ended_at: Date | null
  gateway_no: string | null
  /** What came, which may be another amount than was asked for. */
  paid_fen: Generated<number | null>
  /** Why it failed, as the customer reads it. */
  failure: string | null
  /** How often the gateway was asked what became of it. */
  checks: Generated<number>
  /** When it was asked last; it is not asked more often than every few seconds. */
  asked_at: Generated<Date | null>
  /** The gateway gave no clear answer the last time: nobody knows whether it was paid. */
  is_unsure: Generated<boolean>
  refund_no: string | null
  refund_state: 'asked' | 'under way' | 'done' | null
  /** When its gateway said that the money is back. */
  refunded_at: Generated<Date | null>
}

interface PaymentNoticeTable {
  customer_key: Buffer
  payment_id: string
  notice_id: string
  state: string
  received_at: Date
}

interface ReceiptTable {
  /** Of the order or the claim, beside which it stands. */
  customer_key: Buffer
  /** Names the signed PDF. */
  id: string
  /** One of the two. */
  order_id: string | null
  claim_id: string | null
  /** Keyed hash of all that it says: what is said once is made once. */
  version: Buffer
  made_at: Date
}

interface DeliveryTable {
  /** Of its order, beside which it stands. */
  customer_key: Buffer
  order_id: string
  sequence: DeliverySequence
  /** The customer wants no paper any more. */
  is_electronic_only: Generated<boolean>
  /** When the courier was asked to come; null where nothing was agreed. */
  agreed_on: string | null
  agreed_hours: string | null
  sealed: Buffer
}

interface DeliveryEventTable {
  customer_key: Buffer
  order_id: string
  seq: number
  at: Date
  /** Of its sequence (specification, section 4). */
  code: string
  /** Nothing personal: whoever is shown the progress has proven little. */
  facts: ColumnType<unknown, string | undefined, string>
  /** A file of the core has told it, and may tell otherwise; what was noted here stays. */
  is_of_core: Generated<boolean>
}

interface DeliveryLookupKeyTable {
  lookup_key: Buffer
  customer_key: Buffer
  order_id: string
}

interface SandboxTradeTable {
  trade_no: string
  state: 'unpaid' | 'paid' | 'failed' | 'closed'
  amount_fen: number
  subject: string
  /** Where the cashier sends the customer afterwards; without host, for a demo is reached by any. */
  return_to: string
  expires_at: Date
  gateway_no: string | null
  paid_at: Date | null
  refund_no: string | null
}
