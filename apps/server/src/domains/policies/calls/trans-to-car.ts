import type { transToCar } from '@ecenter/contract/policies/trans-to-car.ts'
import type { Parts } from '../../../parts.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { guardLookup } from '../../../platform/lookups/guard-lookup.ts'
import { findBehind } from '../store/door-search.ts'
import { personKey } from '../store/other-doors.ts'
import { policyNumberDoor } from '../store/policy-doors.ts'
import { summariesOf } from './policy-summary.ts'
import { policiesOfNewCar } from './run-together.ts'

/** A new car (新车) is found by a policy's number, and with it what runs beside that policy. */
export function answerTransToCar(parts: Parts): Handler<typeof transToCar> {
  return async ({ policyNo, insuredIdentifyNo, code }, visitor) => {
    const { keys } = parts
    const door = policyNumberDoor(keys, policyNo, insuredIdentifyNo)
    const question = {
      identities: [personKey(keys, insuredIdentifyNo)],
      targets: [keys.searchHash('lookup-target', 'policy', policyNo)],
      key: door,
      captcha: { randName: 'carPolicyQuery', typedCode: code, codeField: 'code' },
    } as const
    const policies = await guardLookup(parts, visitor, question, async () => {
      const [named] = await findBehind(parts, [[door]])
      return named === undefined ? [] : policiesOfNewCar(parts, { object: named.ref })
    })
    return { policyInfoList: summariesOf(parts, visitor.session, policies) }
  }
}
