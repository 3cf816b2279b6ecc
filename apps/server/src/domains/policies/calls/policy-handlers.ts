import type { policyCalls } from '@ecenter/contract/policies/policy-calls.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import type { PoliciesServices } from '../policies-services.ts'
import { answerFindByNumber } from './find-by-number.ts'
import { answerFindCarPolicies } from './find-car-policies.ts'
import { answerFindEarlierTerms } from './find-earlier-terms.ts'
import { answerFindEarlierTrafficCovers } from './find-earlier-traffic-covers.ts'
import { answerFindLoanPolicies } from './find-loan-policies.ts'
import { answerFindPoliciesOfPerson } from './find-policies-of-person.ts'
import { answerFindPropertyPolicies } from './find-property-policies.ts'
import { answerFindStudentPolicies } from './find-student-policies.ts'
import { answerFindTrafficCovers } from './find-traffic-covers.ts'
import { answerFindTrafficCoversWithoutCar } from './find-traffic-covers-without-car.ts'
import { answerFindUnplatedCar } from './find-unplated-car.ts'
import { answerInsuredPeople } from './insured-people.ts'
import { answerMyPolicies } from './my-policies.ts'
import { answerPolicyQueryRelegation } from './policy-query-relegation.ts'
import { answerQueryCarPolicy } from './query-car-policy.ts'
import { answerQuerySupportProduct } from './query-support-product.ts'
import { answerReadClauses } from './read-clauses.ts'
import { answerReadOnePolicy } from './read-one-policy.ts'

export function policyHandlers(services: PoliciesServices): Handlers<typeof policyCalls> {
  return {
    findCarPolicies: answerFindCarPolicies(services),
    findEarlierTrafficCovers: answerFindEarlierTrafficCovers(services),
    findTrafficCovers: answerFindTrafficCovers(services),
    insuredPeople: answerInsuredPeople(services),
    myPolicies: answerMyPolicies(services),
    findByNumber: answerFindByNumber(services),
    queryCarPolicy: answerQueryCarPolicy(services),
    readOnePolicy: answerReadOnePolicy(services),
    findEarlierTerms: answerFindEarlierTerms(services),
    readClauses: answerReadClauses(services),
    querySupportProduct: answerQuerySupportProduct,
    findPropertyPolicies: answerFindPropertyPolicies(services),
    findTrafficCoversWithoutCar: answerFindTrafficCoversWithoutCar(services),
    policyQueryRelegation: answerPolicyQueryRelegation,
    findUnplatedCar: answerFindUnplatedCar(services),
    findStudentPolicies: answerFindStudentPolicies(services),
    findLoanPolicies: answerFindLoanPolicies(services),
    findPoliciesOfPerson: answerFindPoliciesOfPerson(services),
  }
}
