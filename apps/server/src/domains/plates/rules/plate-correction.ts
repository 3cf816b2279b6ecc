import { plateChangeName } from '@ecenter/contract/plates/plate-change-name.ts'
import { policyStatus } from '../../policies/rules/policy-status.ts'
import type { Policy } from '../../policies/store/policy.ts'

export type PlateCorrectability =
  | { readonly canCorrect: true }
  | { readonly canCorrect: false; readonly reason: string }

/** Whether the plate of a policy may be corrected by the customer today, and if not, why. */
export function plateCorrectability(policy: Policy, now: Date): PlateCorrectability {
  if (policy.vehicle === undefined) return refused('这份保单没有承保车辆，没有车牌可改。')
  const change = plateChangeName(policy.vehicle.licenseNo)
  const status = policyStatus(policy, now)
  switch (status) {
    case 'in-force':
    case 'not-started':
      return { canCorrect: true }
    case 'expired':
      return refused(`保单已到期，不能再${change}。续保时请填写现在的车牌号。`)
    case 'cancelled':
      return refused(`保单已退保，不能再${change}。`)
  }
}

function refused(reason: string): PlateCorrectability {
  return { canCorrect: false, reason }
}
