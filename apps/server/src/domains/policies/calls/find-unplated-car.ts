import type { findUnplatedCar } from '@ecenter/contract/policies/policy-lookups.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { guardLookup } from '../../../platform/lookups/guard-lookup.ts'
import type { PoliciesServices } from '../policies-services.ts'
import { findBehind } from '../store/lookup-key-search.ts'
import { personKey } from '../store/other-lookup-keys.ts'
import { policyNumberLookupKey } from '../store/policy-lookup-keys.ts'
import { summariesOf } from './policy-summary.ts'
import { policiesOfNewCar } from './run-together.ts'

/** A new car (新车) is found by a policy's number, and with it what runs beside that policy. */
export function answerFindUnplatedCar(services: PoliciesServices): Handler<typeof findUnplatedCar> {
  return async ({ policyNo, insuredIdentifyNo, code }, visitor) => {
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
  }
}
