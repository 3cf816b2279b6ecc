import type { Keys } from '../../platform/keys/keys.ts'
import type { Policy } from './policy.ts'

/** Knowing plate and ID number of applicant or insured opens the policies of that car. */
export function plateDoor(keys: Keys, licenseNo: string, idNumber: string): Buffer {
  return keys.searchKey('plate+holder-id', licenseNo, idNumber)
}

/** Knowing the policy number and the insured's ID number opens that policy. */
export function policyNumberDoor(keys: Keys, policyNo: string, insuredIdNumber: string): Buffer {
  return keys.searchKey('policy-no+insured-id', policyNo, insuredIdNumber)
}

type Doored = Pick<Policy, 'policyNo' | 'applicant' | 'insured' | 'vehicle'>

/** Every door that leads to a policy; written with it and again whenever one of its facts changes. */
export function doorsOf(keys: Keys, { policyNo, applicant, insured, vehicle }: Doored): Buffer[] {
  const licenseNo = vehicle?.licenseNo
  const holders = new Set([applicant.idNumber, insured.idNumber])
  const plateDoors =
    licenseNo === undefined ? [] : [...holders].map((id) => plateDoor(keys, licenseNo, id))
  return [...plateDoors, policyNumberDoor(keys, policyNo, insured.idNumber)]
}
