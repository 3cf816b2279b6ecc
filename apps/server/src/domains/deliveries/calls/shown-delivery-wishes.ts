import type { DeliveryWishShown } from '@ecenter/contract/deliveries/delivery.ts'
import { wishesAbout } from '../../../platform/wishes/find-wishes.ts'
import { shownWish } from '../../../platform/wishes/shown-wish.ts'
import type { Services } from '../../services.ts'
import type { Delivery } from '../store/delivery.ts'
import { deliveryWishOf } from '../store/delivery-wish.ts'

/** How the last change of each kind stands with the core, by the ids of the orders. */
export async function shownDeliveryWishes(
  { db, keys, clock }: Pick<Services, 'db' | 'keys' | 'clock'>,
  deliveries: readonly Pick<Delivery, 'ref'>[],
): Promise<ReadonlyMap<string, readonly DeliveryWishShown[]>> {
  const ids = deliveries.map(({ ref }) => ref.id)
  const wishes = await wishesAbout({ db, keys }, 'delivery-change', ids)
  return new Map(
    ids.map((id) => {
      const ofOrder = wishes.filter(({ objectId }) => objectId === id)
      const last = new Map(ofOrder.map((wish) => [wish.part, wish]))
      return [
        id,
        [...last.values()].flatMap((wish) => {
          const shown = shownWish(wish, clock.now())
          return shown === undefined ? [] : { kind: deliveryWishOf(wish).change, ...shown }
        }),
      ]
    }),
  )
}
