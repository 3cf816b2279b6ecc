import { deliveryFromCore } from '../../apps/server/src/demo/from-core/delivery-from-core.ts'
import { generatedCourierOrders } from './orders.ts'
import { sampleSentOrders } from './sent-orders.ts'

/** Of each made-up order that is paid to the courier, who is expected tomorrow. */
export function* generatedDeliveries(today: string): Generator<object> {
  for (const order of generatedCourierOrders(today)) {
    const { destination, placedAt: at } = order
    if (destination === undefined) continue
    const events = (['0', '1'] as const).map((code) => ({ code, at, facts: {} }))
    yield deliveryFromCore({ order, destination, sequence: 'A', events })
  }
}

export function sampleDeliveries(today: string): object[] {
  return sampleSentOrders(today).map(deliveryFromCore)
}
