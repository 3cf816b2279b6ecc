import type { ObjectRef } from '../../../platform/grants/grant.ts'
import { appendDeliveryEvent } from './append-delivery-event.ts'
import { type DeliveryStore, readDelivery } from './delivery.repository.ts'
import type { Destination } from './delivery-record.ts'
import type { OrderedPapers } from './order-ref.ts'
import { storeDeliveries } from './store-deliveries.ts'

/**
 * Sends off the papers of an order that was just paid, in the transaction that pays it and has
 * locked it: one paid in advance begins its delivery, one paid to the courier goes on with it.
 */
export async function beginDelivery(
  store: DeliveryStore,
  order: OrderedPapers & {
    readonly ref: ObjectRef
    readonly destination?: Destination | undefined
  },
  now: Date,
): Promise<void> {
  const { ref, destination } = order
  const delivery = await readDelivery(store, { object: ref })
  if (delivery !== undefined) {
    const { sequence, events } = delivery
    const isPaid = events.some(({ code }) => code === '3')
    if (sequence === 'B' || isPaid) return
    await appendDeliveryEvent(store, ref, { at: now, code: '3', facts: {} })
    return
  }
  if (destination === undefined) return
  const insured = { at: now, code: '0', facts: {} } as const
  const preparing = { at: now, code: '1', facts: {} } as const
  await storeDeliveries(store, [
    { order, destination, sequence: 'B', events: [insured, preparing] },
  ])
}
