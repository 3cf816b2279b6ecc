import { paidInAdvance, receivedLastYear } from './paid-in-advance.ts'
import { paidToCourier } from './paid-to-courier.ts'
import { type DemoDelivery, deliveryOf } from './story.ts'

/** Deliveries at every code of both sequences, as they stand on `today`. */
export function demoDeliveries(today: string): DemoDelivery[] {
  return [...paidInAdvance, ...paidToCourier, receivedLastYear].map((story) =>
    deliveryOf(today, story),
  )
}
