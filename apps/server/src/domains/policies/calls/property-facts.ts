import type { RequestOf } from '@ecenter/contract/call.ts'
import type { findPropertyPolicies } from '@ecenter/contract/policies/policy-lookups.ts'
import { isDocumentSerial } from '@ecenter/contract/rules/document-serial.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { type StatedFact, statedFacts } from '../../../platform/lookups/stated-fact.ts'
import {
  applicantNumberLookupKey,
  documentSerialLookupKey,
  loanLookupKey,
  nameLookupKey,
  personKey,
} from '../store/other-lookup-keys.ts'
import { policyNumberLookupKey } from '../store/policy-lookup-keys.ts'
import { nameFact } from './name-fact.ts'

/** What the form for policies other than car states; all of it has to fit. */
export function propertyFacts(
  keys: Keys,
  asked: RequestOf<typeof findPropertyPolicies>,
): StatedFact[] {
  const { policyNo, insuredName, identifyNumber: id = '', loanContractNo } = asked
  const { serial, name } = serialOrName(asked.visaserialNo)
  const part = asked.personType === '0' ? 'applicant' : 'insured'
  const numberLookupKey = part === 'applicant' ? applicantNumberLookupKey : policyNumberLookupKey
  return statedFacts(
    policyNo && fact(numberLookupKey(keys, policyNo, id), targetOf('policy', policyNo)),
    serial && fact(documentSerialLookupKey(keys, part, serial, id), targetOf('document', serial)),
    loanContractNo &&
      fact(loanLookupKey(keys, loanContractNo, id), targetOf('loan', loanContractNo)),
    name && nameFact(keys, name, id, [nameLookupKey(keys, part, name, id)]),
    insuredName && nameFact(keys, insuredName, id, [nameLookupKey(keys, part, insuredName, id)]),
  )

  function fact(lookupKey: Buffer, target: Buffer): StatedFact {
    return { lookupKeys: [lookupKey], identity: personKey(keys, id), target }
  }

  function targetOf(what: string, named: string): Buffer {
    return keys.searchHash('lookup-target', what, named)
  }
}

function serialOrName(typed: string | undefined) {
  return typed !== undefined && isDocumentSerial(typed)
    ? { serial: typed, name: undefined }
    : { serial: undefined, name: typed }
}
