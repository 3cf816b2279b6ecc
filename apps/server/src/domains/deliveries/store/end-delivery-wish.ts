import { parse } from 'valibot'
import { lockStored, type RowRef } from '../../../platform/database/row-refs.ts'
import { type Wish, wishesAbout } from '../../../platform/wishes/wish.ts'
import { type DeliveryStore, deliveryContext, readDelivery } from './delivery.repository.ts'
import type { Delivery } from './delivery.ts'
import { deliverySecrets } from './delivery-record.ts'
import { concerned, deliveryWishOf, isAsWished } from './delivery-wish.ts'

/** Holds deliveries that are about to be answered; whoever pays an order holds that first. */
export async function lockWishedDeliveries(
  { db }: Pick<DeliveryStore, 'db'>,
  wishes: readonly Wish[],
): Promise<void> {
  const rowRefs: RowRef[] = wishes.map(({ customerKey, objectId }) => {
    return { customer_key: customerKey, id: objectId }
  })
  await lockStored(db, 'customer_order', rowRefs)
  await lockStored(db, 'delivery', rowRefs)
}

/** The core refused a change: the delivery is what it was before, or what the core told meanwhile. */
export async function undoDeliveryChange(store: DeliveryStore, wish: Wish): Promise<void> {
  const delivery = await deliveryOf(store, wish)
  if (delivery === undefined) return
  if (wish.state === 'asked') await restore(store, delivery, wish)
  await removeChanges(store, wish)
}

/** A row of the core answered: what was changed here and is not as it tells is gone. */
export async function settleDeliveryChange(store: DeliveryStore, wish: Wish): Promise<void> {
  const delivery = await deliveryOf(store, wish)
  if (delivery === undefined) return
  const asked = deliveryWishOf(wish)
  const isSo =
    asked.change === 'electronic-only'
      ? await isElectronicOnly(store, wish)
      : isAsWished(asked, concerned(asked.change, delivery))
  if (!isSo) await removeChanges(store, wish)
}

async function restore({ db, keys }: DeliveryStore, delivery: Delivery, wish: Wish): Promise<void> {
  const { change, before } = deliveryWishOf(wish)
  await db
    .updateTable('delivery')
    .set(restored())
    .where('customer_key', '=', wish.customerKey)
    .where('order_id', '=', wish.objectId)
    .execute()

  function restored() {
    switch (change) {
      case 'another-time':
        return { agreed_on: before.slot?.day ?? null, agreed_hours: before.slot?.hours ?? null }
      case 'another-address': {
        const { countyCode = delivery.countyCode, address = delivery.address } = before
        const secrets = parse(deliverySecrets, { ...delivery, countyCode, address })
        return { sealed: keys.seal(deliveryContext(wish.objectId), secrets) }
      }
      case 'electronic-only':
        return { is_electronic_only: false }
    }
  }
}

/** What this wish, and those in whose place it was made, have noted as changes. */
async function removeChanges(store: DeliveryStore, wish: Wish): Promise<void> {
  const all = await wishesAbout(store, 'delivery-change', [wish.objectId])
  const gone = all.filter(
    ({ eventId, part, state }) =>
      eventId === wish.eventId ||
      (part === wish.part && state === 'replaced' && wish.state === 'asked'),
  )
  await store.db
    .deleteFrom('delivery_event')
    .where('customer_key', '=', wish.customerKey)
    .where('order_id', '=', wish.objectId)
    .where('is_of_core', '=', false)
    .where(
      'seq',
      'in',
      gone.map((each) => deliveryWishOf(each).after.seq),
    )
    .execute()
}

async function isElectronicOnly(
  { db }: Pick<DeliveryStore, 'db'>,
  { customerKey, objectId }: Wish,
): Promise<boolean> {
  const row = await db
    .selectFrom('delivery')
    .select('is_electronic_only')
    .where('customer_key', '=', customerKey)
    .where('order_id', '=', objectId)
    .executeTakeFirst()
  return row?.is_electronic_only ?? false
}

function deliveryOf(
  store: DeliveryStore,
  { customerKey, objectId: id }: Wish,
): Promise<Delivery | undefined> {
  return readDelivery(store, { object: { kind: 'delivery', customerKey, id } })
}
