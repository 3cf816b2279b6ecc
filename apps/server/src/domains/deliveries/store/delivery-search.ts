import { behind } from '../../../platform/database/lookup-keys/behind-lookup-keys.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import type { DeliveryStore } from './delivery.repository.ts'

/** A car is insured once a year; whoever has more finds the rest by their orders. */
const foundAtMost = 20

/**
 * The papers that are behind a lookup key, those of the latest order first. Whoever opens it need not know
 * who placed the order or by which phone, so the order itself stays closed. Nothing is decrypted.
 */
export async function findDeliveriesBehind(
  { db }: Pick<DeliveryStore, 'db'>,
  lookupKey: Buffer,
): Promise<{ readonly ref: ObjectRef }[]> {
  const { lookupKeys, to } = await behind(db, 'delivery_lookup_key', [[lookupKey]])
  const rows = await db
    .selectFrom(lookupKeys)
    .innerJoin('delivery', (join) => join.on(to('delivery')))
    .innerJoin('customer_order', (join) =>
      join
        .onRef('customer_order.customer_key', '=', 'delivery.customer_key')
        .onRef('customer_order.id', '=', 'delivery.order_id'),
    )
    .select(['delivery.customer_key', 'delivery.order_id'])
    .orderBy('placed_at', 'desc')
    .orderBy('delivery.order_id')
    .limit(foundAtMost)
    .execute()
  return rows.map(({ customer_key: customerKey, order_id: id }) => ({
    ref: { kind: 'delivery', customerKey, id },
  }))
}
