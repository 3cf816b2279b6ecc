import { type Wish, wishesAbout } from '../../../platform/wishes/wish.ts'
import { lockCar, storePlate } from '../../policies/store/correct-plate.ts'
import { plateWishOf } from '../../policies/store/plate-wish.ts'
import { type PolicyStore, readPolicies } from '../../policies/store/policy.repository.ts'
import type { Policy } from '../../policies/store/policy.ts'
import { removeEndorsements } from '../../policies/store/write-policies.ts'
import { forgetPlate } from './forget-plate.ts'

/**
 * The core refused a plate: what held before holds again, the endorsement that was shown for it is gone, and
 * nothing is found by the plate. Where its customer asks for another one by now, that one stays to be seen.
 */
export async function undoPlate(store: PolicyStore, wish: Wish): Promise<void> {
  const policy = await policyOf(store, wish)
  if (policy?.vehicle === undefined) return
  await lockCar(store, policy)
  const { before, after } = plateWishOf(wish)
  const isCurrent = wish.state === 'asked'
  if (isCurrent && policy.vehicle.licenseNo === after.licenseNo)
    await storePlate(store, policy, before.licenseNo)
  const { endorsementNo: key } = after
  await removeEndorsements(store, [{ key, ownerKey: wish.customerKey }])
  await forgetWhatNeverHeld(store, wish)
}

/** A row of the core answered: what it tells holds, and a plate that it does not tell never did. */
export async function settlePlate(store: PolicyStore, wish: Wish): Promise<void> {
  const { licenseNo, endorsementNo: key } = plateWishOf(wish).after
  if ((await policyOf(store, wish))?.vehicle?.licenseNo !== licenseNo)
    await removeEndorsements(store, [{ key, ownerKey: wish.customerKey }])
  await forgetWhatNeverHeld(store, wish)
}

/** Plates that were asked for, refused, given up or answered with another one. */
async function forgetWhatNeverHeld(store: PolicyStore, wish: Wish): Promise<void> {
  const policy = await policyOf(store, wish)
  if (policy === undefined) return
  const all = await wishesAbout(store, 'plate-correction', [wish.objectId])
  const held = new Set(
    all.flatMap((each) => {
      const { before, after } = plateWishOf(each)
      return [
        before.licenseNo,
        ...(each.state === 'asked' || (each.state === 'answered' && each.eventId !== wish.eventId)
          ? [after.licenseNo]
          : []),
      ]
    }),
  ).add(policy.vehicle?.licenseNo)
  for (const each of all) {
    const { licenseNo } = plateWishOf(each).after
    if (!held.has(licenseNo)) await forgetPlate(store, policy, licenseNo)
  }
}

async function policyOf(
  store: PolicyStore,
  { customerKey, objectId: id }: Wish,
): Promise<Policy | undefined> {
  return (await readPolicies(store, [{ kind: 'policy', customerKey, id }])).at(0)
}
