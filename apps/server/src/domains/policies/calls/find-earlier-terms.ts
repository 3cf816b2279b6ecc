import type { findEarlierTerms } from '@ecenter/contract/policies/policy-calls.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { PoliciesServices } from '../policies-services.ts'
import { readPoliciesOfCar } from '../store/policy.repository.ts'
import { summariesOf } from './policy-summary.ts'

/** Earlier terms (历史保单) of the same car and customer, newest first. */
export function answerFindEarlierTerms(
  services: PoliciesServices,
): Handler<typeof findEarlierTerms> {
  return async (_request, { session, grant }) => {
    const ofCar = await readPoliciesOfCar(services, grant)
    const asked = ofCar.find(({ ref }) => ref.id === grant.object.id)
    const earlier = ofCar.filter(({ endsOn }) => asked !== undefined && endsOn < asked.startsOn)
    await services.grants.open(
      session,
      earlier.map(({ ref }) => ref),
      { level: 'knowledge', within: grant },
    )
    return { policyInfoList: summariesOf(services, session, earlier) }
  }
}
