import type { Grant } from '../platform/grants/grant.ts'
import type { PolicyStore } from '../records/policies/policy.repository.ts'
import { readPoliciesOfCar } from '../records/policies/policy.repository.ts'
import type { Policy } from '../records/policies/policy.ts'

/**
 * The policies of one car that run beside the granted one, itself first. A policy that has another
 * phone on file was not proven, and stays out.
 */
export async function policiesRunningTogether(
  store: PolicyStore,
  grant: Pick<Grant, 'object'>,
): Promise<Policy[]> {
  const ofCar = await readPoliciesOfCar(store, grant)
  const asked = ofCar.find(({ ref }) => ref.id === grant.object.id)
  if (asked === undefined) return []
  const beside = ofCar.filter(
    (policy) => policy !== asked && runTogether(policy, asked) && samePhone(policy, asked),
  )
  return [asked, ...beside]
}

/** An accident cover has a term of its own, so it is shown by itself. */
function runTogether(one: Policy, asked: Policy): boolean {
  if (one.kind === 'accident' || asked.kind === 'accident') return false
  return one.startsOn <= asked.endsOn && asked.startsOn <= one.endsOn
}

function samePhone(one: Policy, other: Policy): boolean {
  return one.phoneKey?.equals(other.phoneKey ?? Buffer.of()) ?? false
}
