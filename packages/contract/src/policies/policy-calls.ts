import { array, object } from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'
import { carLookup, findCarPolicies, querySupportProduct } from './find-car-policy.ts'
import {
  findLoanPolicies,
  findPoliciesOfPerson,
  findStudentPolicies,
  insuredPeople,
  myPolicies,
} from './policies-of-people.ts'
import { clauseText, policyDetail } from './policy.ts'
import {
  findByNumber,
  findPropertyPolicies,
  findUnplatedCar,
  policyQueryRelegation,
  propertyLookup,
} from './policy-lookups.ts'
import { policyList, policySummary } from './policy-summary.ts'

/** One policy in full, of whatever kind. */
export const readOnePolicy = defineCall({
  group: 'wp',
  path: '/policy/propertyCarOne',
  level: 'phone-on-file',
  request: object({ handle }),
  response: object({ policyInfo: policyDetail }),
})

/** Both policies of the car, in full. */
export const queryCarPolicy = defineCall({
  group: 'wp',
  path: '/policy/queryCarPolicy',
  level: 'phone-on-file',
  request: object({ handle }),
  response: object({ policyInfoList: array(policyDetail) }),
})

/** Earlier terms of the same car, masked. */
export const findEarlierTerms = defineCall({
  group: 'wp',
  path: '/policy/queryPolicyLXCar',
  level: 'phone-on-file',
  request: object({ handle }),
  response: object({ policyInfoList: array(policySummary) }),
})

/** The clauses of a policy as text to read on the page. */
export const readClauses = defineCall({
  path: '/policies/clauses',
  level: 'phone-on-file',
  request: object({ handle }),
  response: object({ clauses: array(clauseText) }),
})

/** Current traffic accident covers of a car, masked. */
export const findTrafficCovers = defineCall({
  group: 'policy',
  path: '/policy/wapCarJTCur',
  envelope: 'plain',
  level: 'open',
  request: carLookup,
  response: object({ policyInfoList: array(policySummary) }),
})

/** Earlier traffic accident covers of a car, masked. */
export const findEarlierTrafficCovers = defineCall({
  group: 'policy',
  path: '/policy/wapCarJTPre',
  envelope: 'plain',
  level: 'open',
  request: carLookup,
  response: object({ policyInfoList: array(policySummary) }),
})

/** Current traffic accident covers that belong to no car. */
export const findTrafficCoversWithoutCar = defineCall({
  group: 'policy',
  path: '/policy/wapNoCarJTCur',
  envelope: 'plain',
  level: 'open',
  request: propertyLookup,
  response: policyList,
})

export const policyCalls = {
  findCarPolicies,
  findEarlierTrafficCovers,
  findTrafficCovers,
  findPropertyPolicies,
  findTrafficCoversWithoutCar,
  policyQueryRelegation,
  querySupportProduct,
  findByNumber,
  insuredPeople,
  myPolicies,
  readClauses,
  queryCarPolicy,
  readOnePolicy,
  findEarlierTerms,
  findUnplatedCar,
  findStudentPolicies,
  findLoanPolicies,
  findPoliciesOfPerson,
}
