import { type Clock, secondsAfter } from '../../../platform/clock/clock.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import type { PaymentStore } from './payment.repository.ts'
import { returnKey } from './store-payment.ts'

/** Whoever comes back later finds the order by its form. */
const goodForSeconds = 86_400

/** The order whose payment has this code in its return address, for who knows the phone on file. */
export async function orderBehindReturn(
  { db, keys, clock }: PaymentStore & { readonly keys: Keys; readonly clock: Clock },
  { returnCode, mobile }: { readonly returnCode: string; readonly mobile: string },
): Promise<ObjectRef | undefined> {
  const row = await db
    .selectFrom('payment')
    .innerJoin('customer_order', (join) =>
      join
        .onRef('customer_order.customer_key', '=', 'payment.customer_key')
        .onRef('customer_order.id', '=', 'payment.order_id'),
    )
    .select(['customer_order.customer_key', 'customer_order.id'])
    .where('return_key', '=', returnKey(keys, returnCode))
    .where('phone_key', '=', keys.searchHash('phone', mobile))
    .where('started_at', '>', secondsAfter(clock.now(), -goodForSeconds))
    .executeTakeFirst()
  return row && { kind: 'order', customerKey: row.customer_key, id: row.id }
}
