import type { RequestOf } from '@ecenter/contract/call.ts'
import type { changeDelivery } from '@ecenter/contract/deliveries/delivery.ts'
import { parse } from 'valibot'
import type { DeliveryEvent } from '../rules/delivery-event.ts'
import { appendDeliveryEvent } from './append-delivery-event.ts'
import { type DeliveryStore, deliveryContext } from './delivery.repository.ts'
import type { Delivery } from './delivery.ts'
import { deliverySecrets } from './delivery-record.ts'

type Wish = RequestOf<typeof changeDelivery>['wish']

/** Changes a delivery that is locked as its customer wishes, and notes that as an event, whose number it tells. */
export async function rearrangeDelivery(
  { db, keys }: DeliveryStore,
  delivery: Delivery,
  wish: Wish,
  { code, at }: Pick<DeliveryEvent, 'code' | 'at'>,
): Promise<{ readonly seq: number }> {
  const { ref } = delivery
  await db
    .updateTable('delivery')
    .set(changed())
    .where('customer_key', '=', ref.customerKey)
    .where('order_id', '=', ref.id)
    .execute()
  const slot = wish.kind === 'another-time' ? { slot: wish.slot } : {}
  return appendDeliveryEvent({ db }, ref, { at, code, facts: { change: wish.kind, ...slot } })

  function changed() {
    switch (wish.kind) {
      case 'another-time':
        return { agreed_on: wish.slot.day, agreed_hours: wish.slot.hours }
      case 'another-address': {
        const { countyCode, address } = wish
        const secrets = parse(deliverySecrets, { ...delivery, countyCode, address })
        return { sealed: keys.seal(deliveryContext(ref.id), secrets) }
      }
      case 'electronic-only':
        return { is_electronic_only: true }
    }
  }
}
