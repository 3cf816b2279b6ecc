import {
  type DeliveryChange,
  deliveryChange,
  deliverySlot,
} from '@ecenter/contract/deliveries/delivery.ts'
import { type InferOutput, number, object, optional, parse, string } from 'valibot'
import type { Wish } from '../../../platform/wishes/wish.ts'

/** What holds of a delivery where the core refuses a change; each kind of change has its part of it. */
const deliveryBefore = object({
  slot: optional(deliverySlot),
  countyCode: optional(string()),
  address: optional(string()),
})
export type DeliveryBefore = InferOutput<typeof deliveryBefore>

/** What was asked for, and the event of the delivery that says so. */
const deliveryAfter = object({ ...deliveryBefore.entries, seq: number() })
export type DeliveryAfter = InferOutput<typeof deliveryAfter>

/** A wish for another delivery, opened as what it is. */
export interface DeliveryWish {
  readonly change: DeliveryChange
  readonly before: DeliveryBefore
  readonly after: DeliveryAfter
}

export function deliveryWishOf({ part, before, after }: Pick<Wish, 'part' | 'before' | 'after'>) {
  return {
    change: parse(deliveryChange, part),
    before: parse(deliveryBefore, before ?? {}),
    after: parse(deliveryAfter, after),
  } satisfies DeliveryWish
}

/** What a change is about, of where a delivery goes. */
export function concerned(
  change: DeliveryChange,
  { agreed, countyCode, address }: InferOutput<typeof goingTo>,
): DeliveryBefore {
  switch (change) {
    case 'another-time':
      return { slot: agreed }
    case 'another-address':
      return { countyCode: countyCode.padEnd(areaCodeLength, '0'), address }
    case 'electronic-only':
      return {}
  }
}

/** Whether that is what was asked for. Papers that are not to come are told by an event of their own. */
export function isAsWished({ change, after }: DeliveryWish, now: DeliveryBefore): boolean {
  switch (change) {
    case 'another-time':
      return now.slot?.day === after.slot?.day && now.slot?.hours === after.slot?.hours
    case 'another-address':
      return now.countyCode === after.countyCode && now.address === after.address
    case 'electronic-only':
      return false
  }
}

const goingTo = object({
  agreed: optional(deliverySlot),
  countyCode: string(),
  address: string(),
})

/** Codes of GB/T 2260, as the core tells them; two more digits make them those of our areas. */
const areaCodeLength = 8
