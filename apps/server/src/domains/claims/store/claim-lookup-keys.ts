import type { Keys } from '../../../platform/keys/keys.ts'
import type { Claim } from './claim.ts'

/** Knowing a plate and the insured's ID number opens the claims of that car. */
export function claimPlateDoor(keys: Keys, licenseNo: string, insuredIdNumber: string): Buffer {
  return keys.searchHash('claim:plate+insured-id', licenseNo, insuredIdNumber)
}

export function claimPolicyDoor(keys: Keys, policyNo: string, insuredIdNumber: string): Buffer {
  return keys.searchHash('claim:policy-no+insured-id', policyNo, insuredIdNumber)
}

export function reportDoor(keys: Keys, registNo: string, insuredName: string): Buffer {
  return keys.searchHash('claim:regist-no+insured-name', registNo, insuredName)
}

/** Whoever reported, who may be a stranger to the policy, finds all that they reported. */
export function reporterDoor(keys: Keys, name: string, mobile: string): Buffer {
  return keys.searchHash('claim:reporter+mobile', name, mobile)
}

type Doored = Pick<Claim, 'registNo' | 'policyNos' | 'insured' | 'reporter' | 'vehicles'>

/** Every door that leads to a claim. */
export function claimDoorsOf(keys: Keys, claim: Doored): Buffer[] {
  const { registNo, policyNos, insured, reporter, vehicles } = claim
  const ownCars = vehicles.filter(({ role }) => role === 'own')
  return [
    ...ownCars.map(({ licenseNo }) => claimPlateDoor(keys, licenseNo, insured.idNumber)),
    ...policyNos.map((policyNo) => claimPolicyDoor(keys, policyNo, insured.idNumber)),
    reportDoor(keys, registNo, insured.name),
    reporterDoor(keys, reporter.name, reporter.mobile),
  ]
}
