import type { Keys } from '../../../platform/keys/keys.ts'
import type { Claim } from './claim.ts'

/** Knowing a plate and the insured's ID number opens the claims of that car. */
export function claimPlateLookupKey(
  keys: Keys,
  licenseNo: string,
  insuredIdNumber: string,
): Buffer {
  return keys.searchHash('claim:plate+insured-id', licenseNo, insuredIdNumber)
}

export function claimPolicyLookupKey(
  keys: Keys,
  policyNo: string,
  insuredIdNumber: string,
): Buffer {
  return keys.searchHash('claim:policy-no+insured-id', policyNo, insuredIdNumber)
}

export function reportLookupKey(keys: Keys, registNo: string, insuredName: string): Buffer {
  return keys.searchHash('claim:regist-no+insured-name', registNo, insuredName)
}

/** Whoever reported, who may be a stranger to the policy, finds all that they reported. */
export function reporterLookupKey(keys: Keys, name: string, mobile: string): Buffer {
  return keys.searchHash('claim:reporter+mobile', name, mobile)
}

type KeyedFacts = Pick<Claim, 'registNo' | 'policyNos' | 'insured' | 'reporter' | 'vehicles'>

/** Every lookup key that leads to a claim. */
export function claimLookupKeysOf(keys: Keys, claim: KeyedFacts): Buffer[] {
  const { registNo, policyNos, insured, reporter, vehicles } = claim
  const ownCars = vehicles.filter(({ role }) => role === 'own')
  return [
    ...ownCars.map(({ licenseNo }) => claimPlateLookupKey(keys, licenseNo, insured.idNumber)),
    ...policyNos.map((policyNo) => claimPolicyLookupKey(keys, policyNo, insured.idNumber)),
    reportLookupKey(keys, registNo, insured.name),
    reporterLookupKey(keys, reporter.name, reporter.mobile),
  ]
}
