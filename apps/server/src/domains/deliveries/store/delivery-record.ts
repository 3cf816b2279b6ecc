import { deliveryHours } from '@ecenter/contract/deliveries/delivery.ts'
import { array, boolean, type InferOutput, object, optional, picklist, string } from 'valibot'

/** The personal part of a delivery, as it is sealed in its row. */
export const deliverySecrets = object({
  orderNo: string(),
  recipient: object({ name: string(), mobile: string() }),
  /** GB/T 2260 with `00` behind it. */
  countyCode: string(),
  /** Within the county: street, number, room. */
  address: string(),
  /** What is in it: 纸质保单. */
  contents: array(string()),
  /** Whether something in it exists on paper alone. */
  isPaperNeeded: boolean(),
  /** Who carries it, by the carrier's code, once it was handed over. */
  carrier: optional(object({ code: string(), trackingNo: string() })),
  /** Who brings it: 陈师傅. */
  courier: optional(object({ name: string(), phone: string() })),
})
export type DeliverySecrets = InferOutput<typeof deliverySecrets>

/** Where the papers of an order go. */
export const destination = object({
  recipient: object({ name: string(), mobile: string() }),
  /** Of its county, GB/T 2260 with `00` behind it; the rest of the address is as the customer wrote it. */
  countyCode: string(),
  address: string(),
  /** When the courier was asked to come. */
  agreed: optional(object({ day: string(), hours: picklist(deliveryHours) })),
})
export type Destination = InferOutput<typeof destination>
