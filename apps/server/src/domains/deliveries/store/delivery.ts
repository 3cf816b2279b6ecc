import type { DeliverySequence } from '@ecenter/contract/constants/couriers.ts'
import type { DeliverySlot } from '@ecenter/contract/deliveries/delivery.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import type { DeliveryEvent } from '../rules/delivery-event.ts'
import type { DeliverySecrets } from './delivery-record.ts'

/** The papers of one order on their way, with the personal part opened; only the repository makes one. */
export interface Delivery extends DeliverySecrets {
  /** What it was read by: its order, or itself. */
  readonly ref: ObjectRef
  readonly sequence: DeliverySequence
  /** When the courier was asked to come. */
  readonly agreed: DeliverySlot | undefined
  /** In the order of time. */
  readonly events: readonly DeliveryEvent[]
  readonly order: {
    readonly status: Tables['customer_order']['status']
    readonly amountFen: number
    readonly hasPhoneOnFile: boolean
  }
}
