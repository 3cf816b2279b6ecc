import type { ObjectRef } from '../../../platform/grants/grant.ts'
import { uuidOf } from '../../../platform/grants/object-ref.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import type { Within } from '../../../platform/staff/within-branch.ts'
import type { DeliveryStore } from './delivery.repository.ts'
import { isOfOrderWithin, orderIdOf } from './order-ref.ts'

const ofOrder = { customerKey: 'delivery.customer_key', orderId: 'delivery.order_id' }

/**
 * For staff: the delivery of the order of that number, or of the order that the policy came of. It is of the branches
 * that its order is of.
 */
export async function deliveryOfNumber(
  store: DeliveryStore,
  number: string,
  within: Within,
): Promise<ObjectRef | undefined> {
  const ordered = await deliveryOfId(store, orderIdOf(store.keys, number), within)
  return ordered ?? (await deliveryOfPolicy(store, policyId(store.keys, number), within))
}

/** For staff: the delivery that the desk names by its id. */
export async function deliveryOfId(
  { db }: Pick<DeliveryStore, 'db'>,
  id: string,
  within: Within,
): Promise<ObjectRef | undefined> {
  const row = await db
    .selectFrom('delivery')
    .select('customer_key')
    .where('order_id', '=', id)
    .where(isOfOrderWithin(ofOrder, within))
    .executeTakeFirst()
  return row && { kind: 'delivery', customerKey: row.customer_key, id }
}

async function deliveryOfPolicy(
  { db }: Pick<DeliveryStore, 'db'>,
  policy: string,
  within: Within,
): Promise<ObjectRef | undefined> {
  const row = await db
    .selectFrom('order_policy')
    .innerJoin('delivery', (join) =>
      join
        .onRef('delivery.customer_key', '=', 'order_policy.customer_key')
        .onRef('delivery.order_id', '=', 'order_policy.order_id'),
    )
    .select(['delivery.customer_key', 'delivery.order_id'])
    .where('order_policy.policy_id', '=', policy)
    .where(isOfOrderWithin(ofOrder, within))
    .executeTakeFirst()
  return row && { kind: 'delivery', customerKey: row.customer_key, id: row.order_id }
}

function policyId(keys: Keys, policyNo: string): string {
  return uuidOf(keys.searchHash('policy-no', policyNo))
}
