import type { OwnCar, OwnPolicy } from '@ecenter/contract/person/overview.ts'
import type { Session } from '../../../platform/session/session.ts'
import { maskedPolicy } from '../../policies/rules/masked-policy.ts'
import { policyStatus } from '../../policies/rules/policy-status.ts'
import type { Policy } from '../../policies/store/policy.ts'
import type { Services } from '../../services.ts'
import { daysUntil } from '../rules/own-tasks.ts'

type Here = Pick<Services, 'grants' | 'clock'>

/** One's own policy: names and plate plain, numbers masked. */
export function ownPolicyOf({ grants, clock }: Here, session: Session, policy: Policy): OwnPolicy {
  const shown = maskedPolicy(policy, clock.now())
  return {
    handle: grants.handleOf(session, policy.ref),
    ...shown,
    insuredName: policy.insured.name,
    plate: policy.vehicle?.licenseNo,
    daysLeft: shown.status === 'in-force' ? daysUntil(policy.endsOn, clock.today()) : undefined,
  }
}

/** The policies of one car that run now; where none does, those to come, or those that ran last. */
export function currentOf(policies: readonly Policy[], now: Date): readonly Policy[] {
  const told = policies.map((policy) => ({ policy, status: policyStatus(policy, now) }))
  for (const status of ['in-force', 'not-started', 'expired', 'cancelled'] as const) {
    const those = told.filter((each) => each.status === status).map(({ policy }) => policy)
    const [latest] = those
    if (latest === undefined) continue
    if (status === 'in-force') return those
    return those.filter(
      ({ startsOn, endsOn }) => startsOn <= latest.endsOn && endsOn >= latest.startsOn,
    )
  }
  return []
}

/** How a car stands: until when it is covered, as long as it is. */
export function statusOfCar(
  { clock }: Pick<Services, 'clock'>,
  current: readonly Policy[],
): Pick<OwnCar, 'status' | 'endDate' | 'daysLeft'> {
  const [first] = current
  const status = first === undefined ? 'expired' : policyStatus(first, clock.now())
  if (status !== 'in-force') return { status }
  const endDate = current.map(({ endsOn }) => endsOn).toSorted()[0] ?? ''
  return { status, endDate, daysLeft: daysUntil(endDate, clock.today()) }
}
