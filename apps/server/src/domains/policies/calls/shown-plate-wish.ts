import type { PlateWishShown } from '@ecenter/contract/plates/plate.ts'
import { shownWish } from '../../../platform/wishes/shown-wish.ts'
import { type Wish, wishesAbout } from '../../../platform/wishes/wish.ts'
import type { Services } from '../../services.ts'
import { plateWishOf } from '../store/plate-wish.ts'
import type { Policy } from '../store/policy.ts'

/** What tells most of a car whose policies are answered one by one. */
const order: readonly PlateWishShown['status'][] = ['overdue', 'asked', 'refused', 'answered']

/** How the last correction of a car's plate stands with the core, by policies of that car. */
export async function shownPlateWish(
  { db, keys, clock }: Pick<Services, 'db' | 'keys' | 'clock'>,
  policies: readonly Pick<Policy, 'id'>[],
): Promise<PlateWishShown | undefined> {
  const wishes = await wishesAbout(
    { db, keys },
    'plate-correction',
    policies.map(({ id }) => id),
  )
  const shown = lastOfEach(wishes).flatMap((wish) => {
    const how = shownWish(wish, clock.now())
    return how === undefined ? [] : { ...how, licenseNo: plateWishOf(wish).after.licenseNo }
  })
  const [last] = shown
    .map(({ askedAt }) => askedAt)
    .toSorted()
    .slice(-1)
  return shown
    .filter(({ askedAt }) => askedAt === last)
    .toSorted((one, other) => order.indexOf(one.status) - order.indexOf(other.status))
    .at(0)
}

/** Wishes come the oldest first. */
function lastOfEach(wishes: readonly Wish[]): Wish[] {
  return [...new Map(wishes.map((wish) => [wish.objectId, wish])).values()]
}
