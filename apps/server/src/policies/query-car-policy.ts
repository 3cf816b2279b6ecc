import type { queryCarPolicy } from '@ecenter/contract/policies/query-car-policy.ts'
import type { Parts } from '../parts.ts'
import type { Handler } from '../platform/calls/handler.ts'
import { readPoliciesOfCar } from '../records/policies/policy.repository.ts'
import type { Policy } from '../records/policies/policy.ts'
import { detailOf } from './policy-detail.ts'

/**
 * Both policies of one car, commercial and compulsory, as they run together. A policy that has
 * another phone on file than the granted one was not proven, and stays out.
 */
export function answerQueryCarPolicy(parts: Parts): Handler<typeof queryCarPolicy> {
  return async (_request, { session, grant }) => {
    const ofCar = await readPoliciesOfCar(parts, grant)
    const asked = ofCar.find(({ ref }) => ref.id === grant.object.id)
    if (asked === undefined) return { policyInfoList: [] }
    const together = ofCar.filter(
      (policy) => runTogether(policy, asked) && samePhone(policy, asked),
    )
    await parts.grants.open(
      session,
      together.map(({ ref }) => ref),
      { level: 'phone-on-file', within: grant },
    )
    await parts.audit.record({
      event: 'policy-read',
      sessionId: session.id,
      objectId: asked.ref.id,
      outcome: `${together.length}`,
    })
    return {
      policyInfoList: await Promise.all(together.map((policy) => detailOf(parts, session, policy))),
    }
  }
}

/** An accident cover has a term of its own, so it is shown by itself. */
function runTogether(one: Policy, asked: Policy): boolean {
  if (one.ref.id === asked.ref.id) return true
  if (one.kind === 'accident' || asked.kind === 'accident') return false
  return one.startsOn <= asked.endsOn && asked.startsOn <= one.endsOn
}

function samePhone(one: Policy, other: Policy): boolean {
  return (
    one.ref.id === other.ref.id || (one.phoneKey?.equals(other.phoneKey ?? Buffer.of()) ?? false)
  )
}
