import { type DeliverySlot, deliveryHours } from '@ecenter/contract/deliveries/delivery.ts'
import { daysAfter } from '../../../platform/clock/days.ts'

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
