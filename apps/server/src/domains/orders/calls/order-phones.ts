import type { Grant, ObjectRef } from '../../../platform/grants/grant.ts'
import type { PhonesOnFile } from '../../../platform/verification/phones-on-file.ts'
import { type OrderStore, readOrder, readOrders } from '../store/order.repository.ts'

/** An order has the phone on file that was given when it was placed; its delivery has the same. */
export function orderPhones(store: OrderStore): PhonesOnFile {
  return {
    kinds: ['order', 'delivery'],
    async phoneOf(grant) {
      return (await readOrder(store, { object: orderOf(grant) })).applicant.mobile
    },
    async onPhone(grants, phoneKey) {
      const orders = await readOrders(store, grants.map(orderOf))
      const onIt = new Set(
        orders.filter((order) => order.phoneKey?.equals(phoneKey)).map(({ id }) => id),
      )
      return grants.map(({ object }) => object).filter(({ id }) => onIt.has(id))
    },
  }
}

/** A delivery stands beside its order, under the same id. */
function orderOf({ object }: Pick<Grant, 'object'>): ObjectRef {
  return { ...object, kind: 'order' }
}
