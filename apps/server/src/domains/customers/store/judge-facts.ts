import { findBehind } from '../../policies/store/lookup-key-search.ts'
import { applicantNumberLookupKey } from '../../policies/store/other-lookup-keys.ts'
import type { PolicyStore } from '../../policies/store/policy.repository.ts'
import {
  carKeyOf,
  plateLookupKey,
  policyNumberLookupKey,
} from '../../policies/store/policy-lookup-keys.ts'
import type { PersonFound } from './people-found.ts'
import type { CallerProof } from './phone-call.ts'

/** What a caller tells. */
export interface GivenFacts {
  readonly idTail?: string | undefined
  readonly policyNo?: string | undefined
  readonly licenseNo?: string | undefined
  readonly frameNo?: string | undefined
}

/**
 * What facts open that are all right; undefined where one is wrong. With the end of the ID number that is all of
 * the person, otherwise no more than the policy of that number and others of its car: a plate and a frame number can be read
 * on a parked car, so they open nothing beside it.
 */
export async function whatFactsOpen(
  store: PolicyStore,
  { idNumber, holderKey }: PersonFound,
  { idTail, policyNo, licenseNo, frameNo }: GivenFacts,
): Promise<Pick<CallerProof, 'policyIds'> | undefined> {
  const { keys } = store
  if (idTail !== undefined && !idNumber.endsWith(idTail)) return undefined
  const asked = [
    ...(policyNo === undefined
      ? []
      : [
          findBehind(store, [
            [
              policyNumberLookupKey(keys, policyNo, idNumber),
              applicantNumberLookupKey(keys, policyNo, idNumber),
            ],
          ]),
        ]),
    ...(licenseNo === undefined
      ? []
      : [findBehind(store, [[plateLookupKey(keys, licenseNo, idNumber)]])]),
    ...(frameNo === undefined
      ? []
      : [findBehind(store, [[holderKey]], { carKey: carKeyOf(keys, frameNo) })]),
  ]
  const found = await Promise.all(asked)
  if (found.some((policies) => policies.length === 0)) return undefined
  if (idTail !== undefined) return { policyIds: undefined }
  const [numbered = [], ...ofCars] = found.map((policies) => policies.map(({ ref }) => ref.id))
  const ofItsCar = ofCars.filter((ids) => ids.some((id) => numbered.includes(id)))
  return { policyIds: [...new Set([...numbered, ...ofItsCar.flat()])] }
}
