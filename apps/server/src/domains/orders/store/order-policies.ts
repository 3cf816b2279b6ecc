import type { ObjectRef } from '../../../platform/grants/grant.ts'
import { uuidOf } from '../../../platform/grants/object-ref.ts'
import { policyNoOf } from '../../deliveries/store/order-ref.ts'
import type { OrderStore } from './order.repository.ts'
import type { Order } from './order.ts'
import type { OrderPart } from './order-record.ts'

/** What a grant for the policy is about that comes, or came, of a part of an order. */
export function policyRefOf(
  { keys }: Pick<OrderStore, 'keys'>,
  { ref: { customerKey } }: Pick<Order, 'ref'>,
  part: OrderPart,
): ObjectRef {
  return { kind: 'policy', customerKey, id: uuidOf(keys.searchHash('policy-no', policyNoOf(part))) }
}

/** The policies that came of an order that was itself read by a grant; none before it is paid. */
export async function policiesOf(
  { db }: Pick<OrderStore, 'db'>,
  { ref, id }: Pick<Order, 'ref' | 'id'>,
): Promise<ObjectRef[]> {
  const rows = await db
    .selectFrom('order_policy')
    .select('policy_id')
    .where('customer_key', '=', ref.customerKey)
    .where('order_id', '=', id)
    .execute()
  return rows.map(({ policy_id }) => ({
    kind: 'policy',
    customerKey: ref.customerKey,
    id: policy_id,
  }))
}
