import type { DeliveryCode } from '@ecenter/contract/constants/couriers.ts'
import {
  type DeliveryChange,
  type DeliverySlot,
  deliveryHours,
} from '@ecenter/contract/deliveries/delivery.ts'
import { daysAfter } from '../../../platform/clock/clock.ts'
import { codeOf } from './code-meaning.ts'
import { isToBePaid, lastOf, type Timeline } from './timeline.ts'

/**
 * What the customer may change now: nothing while somebody is on the way, nor once it is over. Who
 * still pays to the courier cannot do without their coming.
 */
export function possibleChanges(timeline: Timeline): DeliveryChange[] {
  const { kind, state } = lastOf(timeline)
  const isUnderWay = state === 'current' && (kind === 'collecting' || kind === 'delivering')
  if (timeline.end !== undefined || isUnderWay) return []
  return [
    'another-time',
    'another-address',
    ...(isToBePaid(timeline) ? [] : (['electronic-only'] as const)),
  ]
}

/** The code that a delivery stands at once it was changed: what failed is prepared again. */
export function codeAfterChange(timeline: Timeline): DeliveryCode {
  const { state, code } = lastOf(timeline)
  return state === 'failed' ? codeOf(timeline.sequence, 'preparing-delivery') : code
}

const daysAhead = [1, 2, 3, 4, 5] as const

/** When a courier may come instead of when it was agreed: any hours of the next five days. */
export function freeSlots(today: string, agreed: DeliverySlot | undefined): DeliverySlot[] {
  return daysAhead
    .flatMap((days) => deliveryHours.map((hours) => ({ day: daysAfter(today, days), hours })))
    .filter((slot) => !isSame(slot, agreed))
}

export function isSame(one: DeliverySlot, other: DeliverySlot | undefined): boolean {
  return one.day === other?.day && one.hours === other.hours
}
