import { parse } from 'valibot'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { portionsOf } from '../../../platform/database/portions-of.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { kindOfProposal } from '../../policies/rules/kind-of-policy.ts'
import { type DeliveryStore, deliveryContext } from './delivery.repository.ts'
import type { Delivery } from './delivery.ts'
import { deliveryLookupKeysOf } from './delivery-lookup-keys.ts'
import { type DeliverySecrets, type Destination, deliverySecrets } from './delivery-record.ts'
import { type OrderedPapers, orderRefOf } from './order-ref.ts'

/** The delivery of an order, whose row is there, before it has a row itself. */
export interface NewDelivery
  extends Pick<Delivery, 'sequence' | 'events'>,
    Partial<Pick<Delivery, 'carrier' | 'courier'>> {
  readonly order: OrderedPapers
  readonly destination: Destination
}

/** Stores deliveries, what has happened to them, and the lookup keys that lead to them. */
export async function storeDeliveries(
  { db, keys }: DeliveryStore,
  deliveries: readonly NewDelivery[],
): Promise<void> {
  const rows = deliveries.map((delivery) => deliveryRows(keys, delivery))
  await inTransaction(db, async (transaction) => {
    for (const some of portionsOf(rows.map(({ delivery }) => delivery))) {
      await transaction.insertInto('delivery').values(some).execute()
    }
    for (const some of portionsOf(rows.flatMap(({ events }) => events))) {
      await transaction.insertInto('delivery_event').values(some).execute()
    }
    for (const some of portionsOf(rows.flatMap(({ lookupKeys }) => lookupKeys))) {
      await transaction.insertInto('delivery_lookup_key').values(some).execute()
    }
  })
}

export type DeliveryRows = ReturnType<typeof deliveryRows>

/** All rows of a delivery, by what they are rows of. */
export function deliveryRows(keys: Keys, delivery: NewDelivery) {
  const { order, destination, sequence, events } = delivery
  const { customerKey: customer_key, id: order_id } = orderRefOf(keys, order)
  const place = { customer_key, order_id }
  return {
    delivery: {
      ...place,
      sequence,
      is_electronic_only: events.some(({ facts }) => facts.change === 'electronic-only'),
      agreed_on: destination.agreed?.day ?? null,
      agreed_hours: destination.agreed?.hours ?? null,
      sealed: keys.seal(deliveryContext(order_id), secretsOf(delivery)),
    },
    events: events.map(({ at, code, facts }, before) => ({
      ...place,
      seq: before + 1,
      at,
      code,
      facts: JSON.stringify(facts),
    })),
    lookupKeys: deliveryLookupKeysOf(keys, order).map((lookup_key) => ({ ...place, lookup_key })),
  }
}

/** Codes of GB/T 2260, as orders have them; two more digits make them those of our areas. */
const areaCodeLength = 8

function secretsOf({ order, destination, carrier, courier }: NewDelivery): DeliverySecrets {
  const { orderNo, parts } = order
  return parse(deliverySecrets, {
    ...destination,
    countyCode: destination.countyCode.padEnd(areaCodeLength, '0'),
    orderNo,
    contents: contentsOf(parts),
    isPaperNeeded: parts.some(({ policy }) => policy.isPaperOnly),
    carrier,
    courier,
  })
}

/** The compulsory cover has a mark that sticks behind the windscreen. */
function contentsOf(parts: OrderedPapers['parts']): string[] {
  const hasMark = parts.some((part) => kindOfProposal(part) === 'compulsory')
  return ['纸质保单', ...(hasMark ? ['交强险标志'] : [])]
}
