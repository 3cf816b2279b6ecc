import type { Keys } from '../../platform/keys/keys.ts'
import type { InsuredPersonSecrets } from './insured-person.ts'
import { type Door, holderDoor, nameDoor, otherDoorsOf } from './other-doors.ts'
import type { Policy } from './policy.ts'

/** Tells cars with one plate; it opens nothing. */
export function plateKey(keys: Keys, licenseNo: string): Buffer {
  return keys.searchHash('plate', licenseNo)
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
  const { policyNo, applicant, insured, vehicle } = policy
  const licenseNo = vehicle?.licenseNo
  const holders = new Set([applicant.idNumber, insured.idNumber])
  const plateDoors =
    licenseNo === undefined ? [] : [...holders].map((id) => plateDoor(keys, licenseNo, id))
  return [
    ...[...plateDoors, policyNumberDoor(keys, policyNo, insured.idNumber)].map((key) => ({ key })),
    ...[...holders].map((id) => ({ key: holderDoor(keys, id) })),
    ...otherDoorsOf(keys, policy),
  ]
}

/** One of many insured finds their own share. */
export function shareDoorsOf(
  keys: Keys,
  policyNo: string,
  { name, idNumber }: InsuredPersonSecrets,
): Door[] {
  return [
    { key: nameDoor(keys, 'insured', name, idNumber) },
    { key: policyNumberDoor(keys, policyNo, idNumber) },
    { key: holderDoor(keys, idNumber) },
  ]
}
