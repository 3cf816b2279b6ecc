import type { DeliverySequence } from '@ecenter/contract/constants/couriers.ts'
import type { ColumnType, Generated } from 'kysely'

export interface DeliveryTables {
  delivery: DeliveryTable
  delivery_event: DeliveryEventTable
  delivery_lookup_key: DeliveryLookupKeyTable
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
