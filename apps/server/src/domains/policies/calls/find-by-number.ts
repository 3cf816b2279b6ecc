import type { findByNumber } from '@ecenter/contract/policies/find-by-number.ts'
import type { Parts } from '../../../parts.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { guardLookup } from '../../../platform/lookups/guard-lookup.ts'
import { findBehind } from '../store/door-search.ts'
import { readPolicies } from '../store/policy.repository.ts'
import { policyNumberDoor } from '../store/policy-doors.ts'
import { summariesOf } from './policy-summary.ts'

/** The partner channel's door: policy number, ID number and names have to agree. */
export function answerFindByNumber(parts: Parts): Handler<typeof findByNumber> {
  return async (
    { policyNo, insuredNumber, insuredName, applicantName, verificationCode },
    visitor,
  ) => {
    const door = policyNumberDoor(parts.keys, policyNo, insuredNumber)
    const question = {
      identities: [parts.keys.searchHash('customer', insuredNumber)],
      targets: [parts.keys.searchHash('lookup-target', 'policy', policyNo)],
      key: parts.keys.searchHash(
        'lookup',
        policyNo,
        insuredNumber,
        insuredName,
        applicantName ?? '',
      ),
      captcha: { randName: 'carPolicyQuery', typedCode: verificationCode },
    } as const
    const policies = await guardLookup(parts, visitor, question, async () => {
      const found = await findBehind(parts, [[door]])
      const behind = await readPolicies(
        parts,
        found.map(({ ref }) => ref),
      )
      return behind.filter(
        ({ insured, applicant }) =>
          insured.name === insuredName && (applicantName ?? applicant.name) === applicant.name,
      )
    })
    return { policyInfoList: summariesOf(parts, visitor.session, policies) }
  }
}
