import type { myPolicies } from '@ecenter/contract/policies/policies-of-people.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { askedBy } from '../../../platform/audit/audit-fact.ts'
import { Failure } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { sessionCustomer } from '../../../platform/session/session-customer.ts'
import type { PoliciesServices } from '../policies-services.ts'
import { pageOf } from '../rules/policy-list-page.ts'
import { findBehind } from '../store/lookup-key-search.ts'
import { readPolicies } from '../store/policy.repository.ts'
import { summariesOf } from './policy-summary.ts'

/** The channel vouched for its customer as a code to their phone would, until their login ends. */
export function answerMyPolicies(services: PoliciesServices): Handler<typeof myPolicies> {
  return async (request, visitor) => {
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
  }
}

function notLoggedIn(): Failure {
  return new Failure(
    resultCodes.nothingFound,
    '登录已结束，请从原来的应用重新打开，也可以填写信息查保单。',
  )
}
