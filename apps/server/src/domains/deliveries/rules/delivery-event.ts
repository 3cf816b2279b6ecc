import {
  type DeliveryCode,
  type DeliverySequence,
  deliveryCodes,
} from '@ecenter/contract/constants/couriers.ts'
import { deliveryChange, deliverySlot } from '@ecenter/contract/deliveries/delivery.ts'
import { fallback, type InferOutput, object, optional, picklist } from 'valibot'

/** Why a try failed, as the courier notes it. */
export const failureReason = picklist([
  'no-answer',
  'nobody-there',
  'wrong-address',
  'put-off',
  'not-accepted',
  'held-up',
  'papers-damaged',
])
export type FailureReason = InferOutput<typeof failureReason>

/** Nothing personal. */
export const deliveryEventFacts = object({
  /** With a code that failed; the courier may know more reasons than this service. */
  reason: fallback(optional(failureReason), undefined),
  /** What the customer changed; the code is then the one that the delivery stands at afterwards. */
  change: optional(deliveryChange),
  /** With `another-time`. */
  slot: optional(deliverySlot),
})

export interface DeliveryEvent {
  readonly at: Date
  /** Of the delivery's sequence (section 4). */
  readonly code: DeliveryCode
  readonly facts: InferOutput<typeof deliveryEventFacts>
}

/** Whether section 4 defines the code in this sequence. */
export function isCodeOf(sequence: DeliverySequence, code: string): code is DeliveryCode {
  return Object.hasOwn(deliveryCodes[sequence], code)
}
