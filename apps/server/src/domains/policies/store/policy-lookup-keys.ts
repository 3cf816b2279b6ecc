import type { Keys } from '../../../platform/keys/keys.ts'
import type { InsuredPersonSecrets } from './insured-person.ts'
import {
  holderLookupKey,
  type LookupKey,
  nameLookupKey,
  otherLookupKeysOf,
  phoneLookupKeysOf,
} from './other-lookup-keys.ts'
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
export function plateLookupKey(keys: Keys, licenseNo: string, idNumber: string): Buffer {
  return keys.searchHash('plate+holder-id', licenseNo, idNumber)
}

/** Knowing the policy number and the insured's ID number opens that policy. */
export function policyNumberLookupKey(
  keys: Keys,
  policyNo: string,
  insuredIdNumber: string,
): Buffer {
  return keys.searchHash('policy-no+insured-id', policyNo, insuredIdNumber)
}

type KeyedFacts = Pick<
  Policy,
  'policyNo' | 'applicant' | 'insured' | 'vehicle' | 'documentSerial' | 'risk'
>

/** Every lookup key that leads to a policy; written with it and again whenever one of its facts changes. */
export function lookupKeysOf(keys: Keys, policy: KeyedFacts): LookupKey[] {
  const { policyNo, insured, vehicle } = policy
  const licenseNo = vehicle?.licenseNo
  const plateLookupKeys = licenseNo === undefined ? [] : plateLookupKeysOf(keys, policy, licenseNo)
  return [
    ...[...plateLookupKeys, policyNumberLookupKey(keys, policyNo, insured.idNumber)].map((key) => ({
      key,
    })),
    ...holdersOf(policy).map((id) => ({ key: holderLookupKey(keys, id) })),
    ...otherLookupKeysOf(keys, policy),
  ]
}

/** The lookup keys by which a plate leads to a policy. */
export function plateLookupKeysOf(
  keys: Keys,
  policy: Pick<Policy, 'applicant' | 'insured'>,
  licenseNo: string,
): Buffer[] {
  return holdersOf(policy).map((id) => plateLookupKey(keys, licenseNo, id))
}

function holdersOf({ applicant, insured }: Pick<Policy, 'applicant' | 'insured'>): string[] {
  return [...new Set([applicant.idNumber, insured.idNumber])]
}

/** One of many insured finds their own share. */
export function shareLookupKeysOf(
  keys: Keys,
  policyNo: string,
  person: InsuredPersonSecrets,
): LookupKey[] {
  const { name, idNumber } = person
  return [
    ...phoneLookupKeysOf(keys, person),
    { key: nameLookupKey(keys, 'insured', name, idNumber) },
    { key: policyNumberLookupKey(keys, policyNo, idNumber) },
    { key: holderLookupKey(keys, idNumber) },
  ]
}
