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
  const { registNo, policyNos, insured, vehicles } = claim
  const { name, mobile } = claim.reporter
  const ownCars = vehicles.filter(({ role }) => role === 'own')
  return [
    ...ownCars.map(({ licenseNo }) => claimPlateLookupKey(keys, licenseNo, insured.idNumber)),
    ...policyNos.map((policyNo) => claimPolicyLookupKey(keys, policyNo, insured.idNumber)),
    reportLookupKey(keys, registNo, insured.name),
    ...(isName(name) ? [reporterLookupKey(keys, name, mobile)] : []),
  ]
}

/** What a core writes where nobody gave a name. Whoever gave none knows it, and would learn by it that there is a claim. */
const namesOfNobody = new Set([
  '报案人',
  '来电人',
  '客户',
  '车主',
  '驾驶员',
  '未知',
  '不详',
  '匿名',
])

function isName(name: string | undefined): name is string {
  return name !== undefined && !namesOfNobody.has(name)
}
