import type { Query, TypedOf } from '@ecenter/contract/call.ts'
import {
  findLoanPolicies,
  findPoliciesOfPerson,
  findStudentPolicies,
  myPolicies,
} from '@ecenter/contract/policies/policies-of-people.ts'
import { findTrafficCoversWithoutCar } from '@ecenter/contract/policies/policy-calls.ts'
import { findPropertyPolicies } from '@ecenter/contract/policies/policy-lookups.ts'
import type { policyList } from '@ecenter/contract/policies/policy-summary.ts'
import type { OtherPolicyQuery } from '../../state/other-policy-query.ts'
import type { WarrantyQuery } from '../../state/warranty-query.ts'

export type PolicyListCall = Query & { readonly response: typeof policyList }

/** A form's question as a result page asks it again, without its code. */
export interface PolicyQuestion {
  readonly call: PolicyListCall
  readonly request: Readonly<Record<string, unknown>>
}

/** What the customer has at hand; it stands in the address of the result page as `by`. */
export const propertyFacts = ['number', 'name', 'loan', 'traffic'] as const
export const familyFacts = ['school', 'student', 'guardian'] as const
export const personFacts = ['insured', 'student', 'parent', 'applicant'] as const
export type PropertyFact = (typeof propertyFacts)[number]
export type FamilyFact = (typeof familyFacts)[number]
export type PersonFact = (typeof personFacts)[number]

/** What `by` says where a channel handed the customer over as logged in: there is nothing to fill in. */
export const mine = 'mine'

/** One and the same, so that a list asks it once. */
export const myQuestion: PolicyQuestion = question(myPolicies, {})

export function propertyQuestion(fact: PropertyFact, typed: OtherPolicyQuery): PolicyQuestion {
  const { policyNo, visaserialNo, insuredName, loanContractNo, identifyNumber } = typed
  const personType = personTypeOf(typed)
  const named = { visaserialNo, ...(insuredName !== '' && { insuredName }) }
  switch (fact) {
    case 'number':
      return question(findPropertyPolicies, { policyNo, identifyNumber, personType })
    case 'name':
      return question(findPropertyPolicies, { ...named, identifyNumber, personType })
    case 'loan':
      return question(findLoanPolicies, { loanContractNo, identifyNumber })
    case 'traffic':
      return question(findTrafficCoversWithoutCar, { ...named, identifyNumber, personType })
  }
}

/** Whose facts were typed: 0 the applicant's (投保人), 1 the insured person's (被保险人). */
export function personTypeOf({ personType }: OtherPolicyQuery): '0' | '1' {
  return personType === 1 ? '1' : '0'
}

export function familyQuestion(fact: FamilyFact, typed: OtherPolicyQuery): PolicyQuestion {
  const { school, studentName, lcjStuName, lcjStuIdNo, lcjGuardianName, lcjGuardianNumber } = typed
  switch (fact) {
    case 'school': {
      // Only asked for where a school has two students of one name.
      const oneMore = lcjStuIdNo === '' ? {} : { lcjStuIdNo }
      return question(findStudentPolicies, { school, studentName, ...oneMore })
    }
    case 'student':
      return question(findStudentPolicies, { lcjStuName, lcjStuIdNo })
    case 'guardian':
      return question(findStudentPolicies, { lcjGuardianName, lcjGuardianNumber })
  }
}

export function personQuestion(fact: PersonFact, typed: WarrantyQuery): PolicyQuestion {
  // Only asked for where a name and four characters fit several people.
  const oneMore = typed.partMobile === '' ? {} : { partMobile: typed.partMobile }
  return question(findPoliciesOfPerson, { ...factsOf(fact, typed), ...oneMore })
}

function factsOf(fact: PersonFact, typed: WarrantyQuery) {
  switch (fact) {
    case 'insured':
      return { insuredName: typed.insuredName, identifyNumber: typed.identifyNumber }
    case 'student':
      return {
        studentName: typed.studentName,
        studentIdentifyNumber: typed.studentIdentifyNumber,
      }
    case 'parent':
      return { parentName: typed.parentName, parentIdentifyNumber: typed.parentIdentifyNumber }
    case 'applicant':
      return {
        applicantIdentifyNumber: typed.applicantIdentifyNumber,
        applicantMobile: typed.applicantMobile,
      }
  }
}

/** Checks at compile time that the call takes these facts. */
function question<C extends PolicyListCall>(call: C, request: TypedOf<C>): PolicyQuestion {
  return { call, request }
}
