import { frameTailLength } from '@ecenter/contract/constants/lengths.ts'
import { orderDelivery } from '@ecenter/contract/deliveries/delivery.ts'
import type { NewOrder } from '../../domains/orders/store/store-orders.ts'
import { paidInAdvance } from '../deliveries/paid-in-advance.ts'
import { paidToCourier } from '../deliveries/paid-to-courier.ts'
import { deliveryOf } from '../deliveries/story.ts'
import { entry, type IdentityToTry } from './identity.ts'

/** The papers of orders at every code of both sequences; an image code is typed before. */
export function deliveriesToTry(today: string): IdentityToTry[] {
  const [first, ...others] = [...paidInAdvance, ...paidToCourier].map((story) => ({
    facts: factsOf(deliveryOf(today, story).order),
    shows: story.shows,
  }))
  if (first === undefined) throw new Error('the demo delivers nothing')
  return [
    ...[first, ...others].map(({ facts, shows }) => entry(orderDelivery, facts, shows)),
    entry(
      orderDelivery,
      { ...first.facts, isDeckCard: '0' },
      'not ordered with a gift card: nothing found',
    ),
  ]
}

function factsOf({ parts, hasGiftCard }: NewOrder) {
  const { insured, vehicle } = parts[0]?.policy ?? {}
  return {
    insurdIdentityNumber: insured?.idNumber ?? '',
    frameNo: vehicle?.frameNo.slice(-frameTailLength) ?? '',
    isDeckCard: hasGiftCard ? '0' : '1',
  } as const
}
