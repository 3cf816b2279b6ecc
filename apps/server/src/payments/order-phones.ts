import type { PhonesOnFile } from '../platform/verification/phones-on-file.ts'
import { type OrderStore, readOrder, readOrders } from '../records/orders/order.repository.ts'

/** An order has the phone on file that was given when it was placed. */
export function orderPhones(store: OrderStore): PhonesOnFile {
  return {
    kinds: ['order'],
    async phoneOf(grant) {
      return (await readOrder(store, grant)).applicant.mobile
    },
    async onPhone(grants, phoneKey) {
      const orders = await readOrders(
        store,
        grants.map(({ object }) => object),
      )
      return orders.filter((order) => order.phoneKey?.equals(phoneKey)).map(({ ref }) => ref)
    },
  }
}
