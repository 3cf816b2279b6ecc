import type { Clock } from '../../../platform/clock/clock.ts'
import type { RowRef } from '../../../platform/database/row-refs.ts'
import { endWish, noteBefore } from '../../../platform/wishes/end-wish.ts'
import { wishesAbout } from '../../../platform/wishes/find-wishes.ts'
import type { Wish } from '../../../platform/wishes/wish.ts'
import type { ImportedDelivery } from '../../deliveries/rules/imported-delivery.ts'
import type { DeliveryStore } from '../../deliveries/store/delivery.repository.ts'
import { concerned, deliveryWishOf, isAsWished } from '../../deliveries/store/delivery-wish.ts'

/** `asked`: the core has not answered. `over`: it refused, or a row of its own tells what holds. */
type Wished = 'asked' | 'over' | 'accepted'

/**
 * How the changes that customers made of these deliveries stand with the core, by order and number of the
 * event. What the core tells meanwhile holds where it refuses; telling the very thing answers it.
 */
export async function wishedOf(
  store: DeliveryStore & { readonly clock: Pick<Clock, 'now'> },
  told: readonly (Pick<ImportedDelivery, 'destination'> & { readonly rowRef: RowRef })[],
  rowRefs: readonly RowRef[],
): Promise<ReadonlyMap<string, Wished>> {
  const wishes = await wishesAbout(
    store,
    'delivery-change',
    rowRefs.map(({ id }) => id),
  )
  const wished = new Map<string, Wished>()
  for (const wish of wishes) {
    wished.set(`${wish.objectId} ${deliveryWishOf(wish).after.seq}`, state(wish))
    const tells = told.find(({ rowRef }) => rowRef.id === wish.objectId)
    if (wish.state !== 'asked' || tells === undefined) continue
    const asked = deliveryWishOf(wish)
    const now = concerned(asked.change, tells.destination)
    if (isAsWished(asked, now))
      await endWish(store, wish, { state: 'answered', now: store.clock.now(), isOfRow: true })
    else await noteBefore(store, wish, now)
  }
  return wished
}

function state({ state, isOfRow }: Wish): Wished {
  if (state === 'asked') return 'asked'
  return state === 'answered' && !isOfRow ? 'accepted' : 'over'
}
