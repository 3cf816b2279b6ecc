import type { Keys } from '../../../platform/keys/keys.ts'
import type { InsuredPersonSecrets } from './insured-person.ts'
import { type Door, holderDoor, nameDoor, otherDoorsOf, phoneDoorsOf } from './other-lookup-keys.ts'
import type { Policy } from './policy.ts'

/** Tells cars with one plate; it opens nothing. */
export function plateKey(keys: Keys, licenseNo: string): Buffer {
  return keys.searchHash('plate', licenseNo)
}

/** Tells a customer's cars apart, whatever plate they have; it opens nothing. */
export function carKeyOf(keys: Keys, frameNo: string): Buffer {
  return keys.searchHash('car', frameNo)
}

/** Knowing plate and ID number of applicant or insured opens the policies of that car. */
export function plateDoor(keys: Keys, licenseNo: string, idNumber: string): Buffer {
  return keys.searchHash('plate+holder-id', licenseNo, idNumber)
}

/** Knowing the policy number and the insured's ID number opens that policy. */
export function policyNumberDoor(keys: Keys, policyNo: string, insuredIdNumber: string): Buffer {
  return keys.searchHash('policy-no+insured-id', policyNo, insuredIdNumber)
}

type Doored = Pick<
  Policy,
  'policyNo' | 'applicant' | 'insured' | 'vehicle' | 'documentSerial' | 'risk'
>

/** Every door that leads to a policy; written with it and again whenever one of its facts changes. */
export function doorsOf(keys: Keys, policy: Doored): Door[] {
  const { policyNo, insured, vehicle } = policy
  const licenseNo = vehicle?.licenseNo
  const plateDoors = licenseNo === undefined ? [] : plateDoorsOf(keys, policy, licenseNo)
  return [
    ...[...plateDoors, policyNumberDoor(keys, policyNo, insured.idNumber)].map((key) => ({ key })),
    ...holdersOf(policy).map((id) => ({ key: holderDoor(keys, id) })),
    ...otherDoorsOf(keys, policy),
  ]
}

/** The doors by which a plate leads to a policy. */
export function plateDoorsOf(
  keys: Keys,
  policy: Pick<Policy, 'applicant' | 'insured'>,
  licenseNo: string,
): Buffer[] {
  return holdersOf(policy).map((id) => plateDoor(keys, licenseNo, id))
}

function holdersOf({ applicant, insured }: Pick<Policy, 'applicant' | 'insured'>): string[] {
  return [...new Set([applicant.idNumber, insured.idNumber])]
}

/** One of many insured finds their own share. */
export function shareDoorsOf(keys: Keys, policyNo: string, person: InsuredPersonSecrets): Door[] {
  const { name, idNumber } = person
  return [
    ...phoneDoorsOf(keys, person),
    { key: nameDoor(keys, 'insured', name, idNumber) },
    { key: policyNumberDoor(keys, policyNo, idNumber) },
    { key: holderDoor(keys, idNumber) },
  ]
}
