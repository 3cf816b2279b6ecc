import type { DeliveryCode } from '@ecenter/contract/constants/couriers.ts'
import type { DeliveryEvent } from '../../src/domains/deliveries/rules/delivery-event.ts'
import { readDelivery } from '../../src/domains/deliveries/store/delivery.repository.ts'
import type { Delivery } from '../../src/domains/deliveries/store/delivery.ts'
import {
  type NewDelivery,
  storeDeliveries,
} from '../../src/domains/deliveries/store/store-deliveries.ts'
import type { NewOrder } from '../../src/domains/orders/store/store-orders.ts'
import type { TestService } from '../test-services.ts'
import { storedOrder } from './stored-orders.ts'

/** Events two hours apart, the first one at `since`. */
export function deliveryEvents(since: string, ...codes: readonly DeliveryCode[]): DeliveryEvent[] {
  return codes.map((code, hours) => ({
    code,
    at: new Date(Date.parse(since) + hours * 7_200_000),
    facts: {},
  }))
}

type Given = Partial<Omit<NewDelivery, 'order'>> & { readonly order?: Partial<NewOrder> }

/** Stores an order and its delivery: paid in advance, and insured the day before unless told otherwise. */
export async function storedDelivery(
  service: TestService,
  { order: ordered, ...given }: Given = {},
): Promise<Delivery> {
  const order = await storedOrder(service, { ...ordered, status: 'on-delivery' })
  const { destination } = order
  if (destination === undefined) throw new Error('an order that is not sent has no delivery')
  const delivery = {
    order,
    destination,
    sequence: 'B',
    events: deliveryEvents('2026-11-19T02:00:00Z', '0', '1'),
    ...given,
  } as const
  await storeDeliveries(service, [delivery])
  const read = await readDelivery(service, { object: order.ref })
  if (read === undefined) throw new Error('what was stored is not there')
  return read
}
