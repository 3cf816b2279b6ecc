import type { DeliveryCode } from '@ecenter/contract/constants/couriers.ts'
import type { DeliverySlot } from '@ecenter/contract/deliveries/delivery.ts'
import type { DeliveryEvent } from '../../domains/deliveries/rules/delivery-event.ts'
import type { NewDelivery } from '../../domains/deliveries/store/store-deliveries.ts'
import type { NewOrder } from '../../domains/orders/store/store-orders.ts'
import { daysAfter } from '../../platform/clock/days.ts'
import { carOf } from '../car.ts'
import { issueCompulsory } from '../issue.ts'
import { residentId } from '../made-up-numbers.ts'
import { momentOf, placeOrder } from '../orders/place-order.ts'
import { termStarting } from '../term.ts'

/** The papers of somebody's order, and how they fared. Nobody real: see `residentId`. */
export interface DeliveryStory
  extends Pick<NewDelivery, 'sequence'>,
    Partial<Pick<NewDelivery, 'carrier' | 'courier'>> {
  /** Like no other's; three digits. */
  readonly serial: number
  readonly name: string
  readonly born: string
  /** Four digits of the area that insures it. */
  readonly area: string
  readonly licenseNo: string
  readonly to: { readonly countyCode: string; readonly address: string }
  /** A day apart; the last one is of this morning where somebody is on the way, of yesterday otherwise. */
  readonly codes: readonly DeliveryCode[]
  /** What is told with the last event that failed or changed something. */
  readonly facts?: DeliveryEvent['facts']
  readonly agreed?: { readonly inDays: number; readonly hours: DeliverySlot['hours'] }
  readonly hasGiftCard?: boolean
  readonly hasNoPhone?: boolean
  /** Since the order was placed, beside what its events took. */
  readonly daysAgo?: number
  readonly shows: string
}

/** A delivery of the demo with the order that it is of, and when that was paid. */
export interface DemoDelivery extends NewDelivery {
  readonly order: NewOrder
  readonly paidAt: Date | undefined
}

export function deliveryOf(today: string, story: DeliveryStory): DemoDelivery {
  const { sequence, codes, carrier, courier, daysAgo = 0 } = story
  const isMoving = courier !== undefined
  const events = codes.map((code, at): DeliveryEvent => {
    const daysBefore = codes.length - at - (isMoving ? 1 : 0) + daysAgo
    const isTold = at === factsAt(story)
    const moment = momentOf(daysAfter(today, -daysBefore), '08:10')
    return { code, at: moment, facts: isTold ? (story.facts ?? {}) : {} }
  })
  const order = orderOf(today, story)
  const { destination } = order
  if (destination === undefined) throw new Error('the papers of a story go somewhere')
  const paid = sequence === 'B' ? events[0] : events.find(({ code }) => code === '3')
  return { sequence, order, destination, events, carrier, courier, paidAt: paid?.at }
}

/** The event that was told with facts: the last that failed, or the very last, which changed something. */
function factsAt({ codes, facts }: DeliveryStory): number {
  return facts?.change === undefined
    ? codes.findLastIndex((code) => code.length > 1)
    : codes.length - 1
}

function orderOf(today: string, story: DeliveryStory): NewOrder {
  const { serial, sequence, codes, agreed, to, daysAgo = 0, hasGiftCard = false } = story
  const insured = insuredOf(story)
  const { area, licenseNo } = story
  const car = carOf({ model: 'sedan', year: 2021, serial: 104_000 + serial, area, licenseNo })
  const term = termStarting(daysAfter(today, 10 - daysAgo))
  return placeOrder(today, {
    serial: 710_000 + serial,
    policies: [issueCompulsory({ car, insured, term }, { premiumYuan: 855, taxYuan: 420 })],
    placedDaysAgo: codes.length + 1 + daysAgo,
    payableDays: 5,
    status: sequence === 'A' ? 'on-delivery' : 'unpaid',
    isOnline: sequence === 'B',
    hasGiftCard,
    destination: {
      ...to,
      recipient: { name: story.name, mobile: mobileOf(story) },
      agreed: agreed && { day: daysAfter(today, agreed.inDays), hours: agreed.hours },
    },
  })
}

function insuredOf(story: DeliveryStory) {
  const { name, area, born, serial, hasNoPhone = false } = story
  const person = { name, idNumber: residentId(area, born, serial) }
  return hasNoPhone ? person : { ...person, mobile: mobileOf(story) }
}

function mobileOf({ serial }: DeliveryStory): string {
  return `13800104${serial}`
}
