import type { queryCarPolicy } from '@ecenter/contract/policies/policy-calls.ts'
import { about, askedBy } from '../../../platform/audit/audit-fact.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { PoliciesServices } from '../policies-services.ts'
import { detailsOf } from './policy-detail.ts'
import { policiesRunningTogether } from './run-together.ts'

/** Both policies of one car, commercial and compulsory, as they run together. */
export function answerQueryCarPolicy(services: PoliciesServices): Handler<typeof queryCarPolicy> {
  return async (_request, visitor) => {
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
  }
}
