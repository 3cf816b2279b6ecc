import type { RequestOf } from '@ecenter/contract/call.ts'
import type { noCarClaim, queryCarClaim } from '@ecenter/contract/claims/claim-calls.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { type StatedFact, statedFacts } from '../../../platform/lookups/stated-fact.ts'
import {
  claimPlateLookupKey,
  claimPolicyLookupKey,
  reporterLookupKey,
  reportLookupKey,
} from '../store/claim-lookup-keys.ts'

/** What the form for claims of a car states; all of it has to fit. */
export function carClaimFacts(keys: Keys, asked: RequestOf<typeof queryCarClaim>): StatedFact[] {
  const { licenseNo, policyNo, identifyNumber } = asked
  return statedFacts(
    licenseNo && {
      lookupKeys: [claimPlateLookupKey(keys, licenseNo, identifyNumber)],
      identity: keys.searchHash('customer', identifyNumber),
      target: keys.searchHash('lookup-target', 'plate', licenseNo),
    },
    policyNo && policyFact(keys, policyNo, identifyNumber),
  )
}

/**
 * What the form for other claims states. A name stands beside a number or a phone that few know; many
 * people share it, so it locks nobody but at one address.
 */
export function otherClaimFacts(keys: Keys, asked: RequestOf<typeof noCarClaim>): StatedFact[] {
  const { policyNo, identifyNumber = '', registNo, insuredName = '' } = asked
  const { reportorName, mobile = '' } = asked
  return statedFacts(
    policyNo && policyFact(keys, policyNo, identifyNumber),
    registNo && {
      lookupKeys: [reportLookupKey(keys, registNo, insuredName)],
      identity: keys.searchHash('lookup-target', 'report', registNo),
      places: [nameKey(keys, insuredName)],
    },
    reportorName && {
      lookupKeys: [reporterLookupKey(keys, reportorName, mobile)],
      identity: keys.searchHash('phone', mobile),
      places: [nameKey(keys, reportorName)],
    },
  )
}

function policyFact(keys: Keys, policyNo: string, insuredIdNumber: string): StatedFact {
  return {
    lookupKeys: [claimPolicyLookupKey(keys, policyNo, insuredIdNumber)],
    identity: keys.searchHash('customer', insuredIdNumber),
    target: keys.searchHash('lookup-target', 'policy', policyNo),
  }
}

function nameKey(keys: Keys, name: string): Buffer {
  return keys.searchHash('insured-name', name)
}
