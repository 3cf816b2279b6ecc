import type { policyCalls } from '@ecenter/contract/policies/policy-calls.ts'
import { isCarKind } from '@ecenter/contract/policies/policy-summary.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { about, askedBy } from '../../../platform/audit/audit-fact.ts'
import { Failure } from '../../../platform/calls/failure.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import { guardLookup } from '../../../platform/lookups/guard-lookup.ts'
import { type StatedFact, statedFacts } from '../../../platform/lookups/stated-fact.ts'
import { proofOfSession, sessionCustomer } from '../../../platform/session/session-customer.ts'
import type { PoliciesServices } from '../policies-services.ts'
import { pageOf } from '../rules/policy-list-page.ts'
import { policyStatus } from '../rules/policy-status.ts'
import { readOwnClauses } from '../store/clause.repository.ts'
import { findBehind } from '../store/lookup-key-search.ts'
import { loanLookupKey, nameLookupKey, personKey } from '../store/other-lookup-keys.ts'
import { readPolicies, readPolicy } from '../store/policy.repository.ts'
import { policyNumberLookupKey } from '../store/policy-lookup-keys.ts'
import { answerFindByNumber } from './find-by-number.ts'
import { answerFindPoliciesOfPerson } from './find-policies-of-person.ts'
import { answerFindStudentPolicies } from './find-student-policies.ts'
import { answerInsuredPeople } from './insured-people.ts'
import { type ListQuestion, listPolicies } from './list-policies.ts'
import { lookUpCar } from './look-up-car.ts'
import { nameFact } from './name-fact.ts'
import { detailsOf } from './policy-detail.ts'
import { answerPolicyQueryRelegation } from './policy-query-relegation.ts'
import { summariesOf } from './policy-summary.ts'
import { propertyFacts } from './property-facts.ts'
import { answerQuerySupportProduct } from './query-support-product.ts'
import { earlierTermsOf, policiesOfNewCar, policiesRunningTogether } from './run-together.ts'

/** A policy is listed for a year after its end, for that is when it is still asked about. */
const daysListedAfterEnd = 365

export function policyHandlers(services: PoliciesServices): Handlers<typeof policyCalls> {
  return {
    findCarPolicies: (request, visitor) =>
      lookUpCar(
        services,
        request,
        visitor,
        ({ kind, endsOn }, today) => kind !== 'accident' && endsOn >= daysBefore(today),
      ),
    /** Accident covers of the car that have ended. */
    findEarlierTrafficCovers: (request, visitor) =>
      lookUpCar(
        services,
        request,
        visitor,
        ({ kind, endsOn }, today) => kind === 'accident' && endsOn < today,
      ),
    /** Accident covers of the car that run or will begin. */
    findTrafficCovers: (request, visitor) =>
      lookUpCar(
        services,
        request,
        visitor,
        ({ kind, endsOn }, today) => kind === 'accident' && endsOn >= today,
      ),
    insuredPeople: answerInsuredPeople(services),
    /** The channel vouched for its customer as a code to their phone would, until their login ends. */
    async myPolicies(request, visitor) {
      const { session } = visitor
      const customer = await sessionCustomer(services, session)
      if (customer === undefined) throw notLoggedIn()
      const found = await findBehind(services, [[customer.holderKey]], customer)
      const { rows, ...extent } = pageOf(found, request, services.clock.now())
      const refs = rows.map(({ ref }) => ref)
      const [policies] = await Promise.all([
        readPolicies(services, refs),
        services.grants.open(session, refs, { level: 'phone-on-file', within: customer }),
        services.audit.record({ event: 'lookup', ...askedBy(visitor), outcome: 'own policies' }),
      ])
      return { policyInfoList: summariesOf(services, session, policies), ...extent }
    },
    findByNumber: answerFindByNumber(services),
    /** Both policies of one car, commercial and compulsory, as they run together. */
    async queryCarPolicy(_request, visitor) {
      const { session, grant } = visitor
      const reading = { ...services, connection: services.pipelined.swift }
      const together = await policiesRunningTogether(reading, grant)
      const [asked] = together
      if (asked === undefined) return { policyInfoList: [] }
      const [policyInfoList] = await Promise.all([
        detailsOf(services, session, together),
        services.grants.open(
          session,
          together.map(({ ref }) => ref),
          { level: 'phone-on-file', within: grant },
        ),
        services.audit.record({
          event: 'policy-read',
          ...askedBy(visitor),
          ...about(asked.ref),
          outcome: `${together.length}`,
        }),
      ])
      return { policyInfoList }
    },
    async readOnePolicy(_request, visitor) {
      const reading = { ...services, connection: services.pipelined.swift }
      const policy = await readPolicy(reading, visitor.grant)
      const [[policyInfo]] = await Promise.all([
        detailsOf(services, visitor.session, [policy]),
        services.audit.record({
          event: 'policy-read',
          ...askedBy(visitor),
          ...about(policy.ref),
          outcome: 'one',
        }),
      ])
      if (policyInfo === undefined) throw new Error('a policy has no detail')
      return { policyInfo }
    },
    /** Earlier terms (历史保单) of the same car and customer, newest first. */
    async findEarlierTerms(_request, { session, grant }) {
      const proof = session.hasCustomer ? await proofOfSession(services, session.id) : undefined
      const isPhoneAlone = proof?.phoneKey !== undefined
      const earlier = await earlierTermsOf(services, grant, { isPhoneAlone })
      await services.grants.open(
        session,
        earlier.map(({ ref }) => ref),
        { level: 'knowledge', within: grant },
      )
      return { policyInfoList: summariesOf(services, session, earlier) }
    },
    async readClauses(_request, { grant }) {
      return { clauses: await readOwnClauses(services, await readPolicy(services, grant)) }
    },
    querySupportProduct: answerQuerySupportProduct,
    /** Policies of every kind but car. */
    findPropertyPolicies(request, visitor) {
      const question: ListQuestion = {
        facts: propertyFacts(services.keys, request),
        phone: request.mobile,
        isWanted: ({ kind }) => !isCarKind(kind),
      }
      return listPolicies(services, visitor, question, request)
    },
    /** Accident covers (驾乘意外险) of whoever drives or rides, in whatever car, that run or will begin. */
    findTrafficCoversWithoutCar(request, visitor) {
      const question: ListQuestion = {
        facts: propertyFacts(services.keys, request),
        phone: request.mobile,
        isWanted: (policy, now) =>
          policy.kind === 'driver-accident' &&
          ['in-force', 'not-started'].includes(policyStatus(policy, now)),
      }
      return listPolicies(services, visitor, question, request)
    },
    policyQueryRelegation: answerPolicyQueryRelegation,
    /** A new car (新车) is found by a policy's number, and with it what runs beside that policy. */
    async findUnplatedCar({ policyNo, insuredIdentifyNo, code }, visitor) {
      const { keys } = services
      const lookupKey = policyNumberLookupKey(keys, policyNo, insuredIdentifyNo)
      const question = {
        identities: [personKey(keys, insuredIdentifyNo)],
        targets: [keys.searchHash('lookup-target', 'policy', policyNo)],
        key: lookupKey,
        captcha: { randName: 'carPolicyQuery', typedCode: code, codeField: 'code' },
      } as const
      const policies = await guardLookup(services, visitor, question, async () => {
        const [named] = await findBehind(services, [[lookupKey]])
        return named === undefined ? [] : policiesOfNewCar(services, { object: named.ref })
      })
      return { policyInfoList: summariesOf(services, visitor.session, policies) }
    },
    findStudentPolicies: answerFindStudentPolicies(services),
    /** Covers of a loan (借款人意外险), by its contract and the borrower. */
    findLoanPolicies(request, visitor) {
      const { keys } = services
      const { loanContractNo, insuredName, identifyNumber } = request
      const identity = personKey(keys, identifyNumber)
      const loan = loanLookupKey(keys, loanContractNo, identifyNumber)
      const target = keys.searchHash('lookup-target', 'loan', loanContractNo)
      const question: ListQuestion = {
        facts: statedFacts(
          { lookupKeys: [loan], identity, target },
          insuredName && borrower(insuredName),
        ),
        isWanted: ({ kind }) => kind === 'borrower-accident',
      }
      return listPolicies(services, visitor, question, request)

      function borrower(name: string): StatedFact {
        const lookupKey = nameLookupKey(keys, 'insured', name, identifyNumber)
        return nameFact(keys, name, identifyNumber, [lookupKey])
      }
    },
    findPoliciesOfPerson: answerFindPoliciesOfPerson(services),
  }
}

function daysBefore(today: string): string {
  const day = new Date(today)
  day.setUTCDate(day.getUTCDate() - daysListedAfterEnd)
  return day.toISOString().slice(0, 10)
}

function notLoggedIn(): Failure {
  return new Failure(
    resultCodes.nothingFound,
    '登录已结束，请从原来的应用重新打开，也可以填写信息查保单。',
  )
}
