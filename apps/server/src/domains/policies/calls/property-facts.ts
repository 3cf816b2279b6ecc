import type { RequestOf } from '@ecenter/contract/call.ts'
import type { findPropertyPolicies } from '@ecenter/contract/policies/policy-lookups.ts'
import { isDocumentSerial } from '@ecenter/contract/rules/document-serial.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { type StatedFact, statedFacts } from '../../../platform/lookups/stated-fact.ts'
import {
  applicantNumberDoor,
  documentSerialDoor,
  loanDoor,
  nameDoor,
  personKey,
} from '../store/other-lookup-keys.ts'
import { policyNumberDoor } from '../store/policy-lookup-keys.ts'
import { nameFact } from './name-fact.ts'

/** What the form for policies other than car states; all of it has to fit. */
export function propertyFacts(
  keys: Keys,
  asked: RequestOf<typeof findPropertyPolicies>,
): StatedFact[] {
  const { policyNo, insuredName, identifyNumber: id = '', loanContractNo } = asked
  const { serial, name } = serialOrName(asked.visaserialNo)
  const part = asked.personType === '0' ? 'applicant' : 'insured'
  const numberDoor = part === 'applicant' ? applicantNumberDoor : policyNumberDoor
  return statedFacts(
    policyNo && fact(numberDoor(keys, policyNo, id), targetOf('policy', policyNo)),
    serial && fact(documentSerialDoor(keys, part, serial, id), targetOf('document', serial)),
    loanContractNo && fact(loanDoor(keys, loanContractNo, id), targetOf('loan', loanContractNo)),
    name && nameFact(keys, name, id, [nameDoor(keys, part, name, id)]),
    insuredName && nameFact(keys, insuredName, id, [nameDoor(keys, part, insuredName, id)]),
  )

  function fact(door: Buffer, target: Buffer): StatedFact {
    return { doors: [door], identity: personKey(keys, id), target }
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
