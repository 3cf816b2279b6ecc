import { array, object } from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'
import { carLookup, querySupportProduct, wapCarProperty } from './find-car-policy.ts'
import {
  insuredPeople,
  myPolicies,
  queryEyoungInfo,
  queryLEDInfo,
  selectShieJCO,
} from './policies-of-people.ts'
import { clauseText, policyDetail } from './policy.ts'
import {
  findByNumber,
  policyQueryRelegation,
  propertyLookup,
  transToCar,
  wapNoCarProperty,
} from './policy-lookups.ts'
import { policyList, policySummary } from './policy-summary.ts'

/** One policy in full, of whatever kind. */
export const propertyCarOne = defineCall({
  group: 'wp',
  path: '/policy/propertyCarOne',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'phone-on-file',
  request: object({ handle }),
  response: object({ policyInfo: policyDetail }),
})

/** Both policies of the car, in full. */
export const queryCarPolicy = defineCall({
  group: 'wp',
  path: '/policy/queryCarPolicy',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'phone-on-file',
  request: object({ handle }),
  response: object({ policyInfoList: array(policyDetail) }),
})

/** Earlier terms of the same car, masked. */
export const queryPolicyLXCar = defineCall({
  group: 'wp',
  path: '/policy/queryPolicyLXCar',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'phone-on-file',
  request: object({ handle }),
  response: object({ policyInfoList: array(policySummary) }),
})

/** The clauses of a policy as text to read on the page. */
export const readClauses = defineCall({
  group: 'self',
  path: '/policies/clauses',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'phone-on-file',
  request: object({ handle }),
  response: object({ clauses: array(clauseText) }),
})

/** Current traffic accident covers of a car, masked. */
export const wapCarJTCur = defineCall({
  group: 'policy',
  path: '/policy/wapCarJTCur',
  envelope: 'plain',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: carLookup,
  response: object({ policyInfoList: array(policySummary) }),
})

/** Earlier traffic accident covers of a car, masked. */
export const wapCarJTPre = defineCall({
  group: 'policy',
  path: '/policy/wapCarJTPre',
  envelope: 'plain',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: carLookup,
  response: object({ policyInfoList: array(policySummary) }),
})

/** Current traffic accident covers that belong to no car. */
export const wapNoCarJTCur = defineCall({
  group: 'policy',
  path: '/policy/wapNoCarJTCur',
  envelope: 'plain',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: propertyLookup,
  response: policyList,
})

export const policyCalls = {
  wapCarProperty,
  wapCarJTPre,
  wapCarJTCur,
  wapNoCarProperty,
  wapNoCarJTCur,
  policyQueryRelegation,
  querySupportProduct,
  findByNumber,
  insuredPeople,
  myPolicies,
  readClauses,
  queryCarPolicy,
  propertyCarOne,
  queryPolicyLXCar,
  transToCar,
  queryEyoungInfo,
  selectShieJCO,
  queryLEDInfo,
}
