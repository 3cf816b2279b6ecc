import type { findByNumber } from '@ecenter/contract/policies/policy-lookups.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { guardLookup } from '../../../platform/lookups/guard-lookup.ts'
import type { PoliciesServices } from '../policies-services.ts'
import { findBehind } from '../store/lookup-key-search.ts'
import { readPolicies } from '../store/policy.repository.ts'
import { policyNumberLookupKey } from '../store/policy-lookup-keys.ts'
import { summariesOf } from './policy-summary.ts'

/** The partner channel's query: policy number, ID number and names have to agree. */
export function answerFindByNumber(services: PoliciesServices): Handler<typeof findByNumber> {
  return async (
    { policyNo, insuredNumber, insuredName, applicantName, verificationCode },
    visitor,
  ) => {
    const lookupKey = policyNumberLookupKey(services.keys, policyNo, insuredNumber)
    const question = {
      identities: [services.keys.searchHash('customer', insuredNumber)],
      targets: [services.keys.searchHash('lookup-target', 'policy', policyNo)],
      key: services.keys.searchHash(
        'lookup',
        policyNo,
        insuredNumber,
        insuredName,
        applicantName ?? '',
      ),
      captcha: { randName: 'carPolicyQuery', typedCode: verificationCode },
    } as const
    const policies = await guardLookup(services, visitor, question, async () => {
      const found = await findBehind(services, [[lookupKey]])
      const behind = await readPolicies(
        services,
        found.map(({ ref }) => ref),
      )
      return behind.filter(
        ({ insured, applicant }) =>
          insured.name === insuredName && (applicantName ?? applicant.name) === applicant.name,
      )
    })
    return { policyInfoList: summariesOf(services, visitor.session, policies) }
  }
}
