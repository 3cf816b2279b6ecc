import type { Keys } from '../../../platform/keys/keys.ts'
import type { RiskFacts } from '../rules/risk-facts.ts'
import type { Policy } from './policy.ts'

export interface LookupKey {
  readonly key: Buffer
  /**
   * Whom it is about, where it asks for less than a whole ID number and so may fit several people:
   * their policies are never listed side by side.
   */
  readonly person?: Buffer
}

/** In which part someone stands in a policy: took it out (投保人), or is covered (被保险人). */
export type Part = 'applicant' | 'insured'

/** The applicant's way by the policy number; the insured's is `policyNumberLookupKey`. */
export function applicantNumberLookupKey(keys: Keys, policyNo: string, idNumber: string): Buffer {
  return keys.searchHash('policy-no+applicant-id', policyNo, idNumber)
}

export function documentSerialLookupKey(
  keys: Keys,
  part: Part,
  serial: string,
  id: string,
): Buffer {
  return keys.searchHash(`document-serial+${part}-id`, serial, id)
}

/**
 * Leads to everything that somebody took out or is covered by. No form opens it: only a channel that
 * vouches for its customer does.
 */
export function holderLookupKey(keys: Keys, idNumber: string): Buffer {
  return keys.searchHash('holder-id', idNumber)
}

/** Name and whole ID number open all policies in which the person has that part. */
export function nameLookupKey(keys: Keys, part: Part, name: string, idNumber: string): Buffer {
  return keys.searchHash(`name+${part}-id`, name, idNumber)
}

export function loanLookupKey(keys: Keys, loanContractNo: string, idNumber: string): Buffer {
  return keys.searchHash('loan-contract+insured-id', loanContractNo, idNumber)
}

/** The order that is insured against the freight of its return. It opens no policy, only a claim on it. */
export function marketplaceOrderLookupKey(keys: Keys, marketplaceOrderNo: string): Buffer {
  return keys.searchHash('marketplace-order', marketplaceOrderNo.toUpperCase())
}

export function guardianLookupKey(keys: Keys, name: string, idNumber: string): Buffer {
  return keys.searchHash('guardian+id', name, idNumber)
}

/** Fits every student of that name in the school. */
export function schoolLookupKey(keys: Keys, school: string, studentName: string): Buffer {
  return keys.searchHash('school+student', school, studentName)
}

/** Fits one in some thousand people of a name. */
export function tailLookupKey(keys: Keys, who: 'student' | 'parent', name: string, tail: string) {
  return keys.searchHash(`${who}+id-tail`, name, tail)
}

export function applicantPhoneLookupKey(keys: Keys, idTail: string, mobile: string): Buffer {
  return keys.searchHash('applicant-id-tail+mobile', idTail, mobile)
}

/**
 * Leads from a phone to what has it on file; it is about whose phone it is there. No form opens it: it
 * takes a code to that phone, and a fact.
 */
export function phoneLookupKey(keys: Keys, mobile: string): Buffer {
  return keys.searchHash('phone-on-file', mobile)
}

/** The key of a person, as a lookup key is about them. */
export function personKey(keys: Keys, idNumber: string): Buffer {
  return keys.searchHash('customer', idNumber)
}

/** Whether this person is insured by a policy, or took it out. */
export function isHolder(
  keys: Keys,
  { applicant, insured }: Pick<Policy, 'applicant' | 'insured'>,
  customerKey: Buffer,
): boolean {
  return [applicant, insured].some(
    ({ idNumber }) => idNumber !== '' && personKey(keys, idNumber).equals(customerKey),
  )
}

type KeyedFacts = Pick<Policy, 'policyNo' | 'applicant' | 'insured' | 'documentSerial' | 'risk'>

/** The lookup keys of any policy, beside those of its car and its number. */
export function otherLookupKeysOf(keys: Keys, policy: KeyedFacts): LookupKey[] {
  const { policyNo, applicant, insured, documentSerial, risk } = policy
  const { mobile } = applicant
  return [
    { key: applicantNumberLookupKey(keys, policyNo, applicant.idNumber) },
    { key: nameLookupKey(keys, 'applicant', applicant.name, applicant.idNumber) },
    { key: nameLookupKey(keys, 'insured', insured.name, insured.idNumber) },
    ...(documentSerial === undefined
      ? []
      : [
          { key: documentSerialLookupKey(keys, 'applicant', documentSerial, applicant.idNumber) },
          { key: documentSerialLookupKey(keys, 'insured', documentSerial, insured.idNumber) },
        ]),
    ...(mobile === undefined
      ? []
      : [
          {
            key: applicantPhoneLookupKey(keys, tailOf(applicant.idNumber), mobile),
            person: personKey(keys, applicant.idNumber),
          },
        ]),
    ...phoneLookupKeysOf(keys, applicant.mobile === undefined ? insured : applicant),
    ...(risk === undefined ? [] : riskLookupKeysOf(keys, insured, risk)),
  ]
}

/** The lookup key of somebody's phone, where they left one. */
export function phoneLookupKeysOf(
  keys: Keys,
  { idNumber, mobile }: Policy['insured'],
): LookupKey[] {
  return mobile === undefined
    ? []
    : [{ key: phoneLookupKey(keys, mobile), person: personKey(keys, idNumber) }]
}

function riskLookupKeysOf(keys: Keys, insured: Policy['insured'], risk: RiskFacts): LookupKey[] {
  if (risk.kind === 'borrower-accident') {
    return [{ key: loanLookupKey(keys, risk.loanContractNo, insured.idNumber) }]
  }
  if (risk.kind === 'return-freight') {
    return [{ key: marketplaceOrderLookupKey(keys, risk.marketplaceOrderNo) }]
  }
  if (risk.kind !== 'student-accident') return []
  const { school, guardian } = risk
  const student = personKey(keys, insured.idNumber)
  return [
    { key: guardianLookupKey(keys, guardian.name, guardian.idNumber) },
    ...schoolNames(school).map((name) => ({
      key: schoolLookupKey(keys, name, insured.name),
      person: student,
    })),
    {
      key: tailLookupKey(keys, 'student', insured.name, tailOf(insured.idNumber)),
      person: student,
    },
    {
      key: tailLookupKey(keys, 'parent', guardian.name, tailOf(guardian.idNumber)),
      person: personKey(keys, guardian.idNumber),
    },
  ]
}

/** As the policy names the school, and without the campus behind it (本部), which parents leave out. */
function schoolNames(school: string): string[] {
  return [...new Set([school, school.replace(/（[^（）]*）$/, '')])]
}

/** The last four characters of an ID number (specification, section 5). */
function tailOf(idNumber: string): string {
  return idNumber.slice(-4)
}
