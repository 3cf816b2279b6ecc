import type { PolicyDetail } from '@ecenter/contract/policies/policy.ts'
import { type CarKind, isCarKind } from '@ecenter/contract/policies/policy-summary.ts'

const carKindNames: Record<CarKind, string> = {
  compulsory: '交强险',
  commercial: '商业险',
  accident: '驾乘险',
}

/** What tells a car policy from those beside it; any other has a screen for itself, and needs no name. */
export function spokenName({ kind }: Pick<PolicyDetail, 'kind'>): string {
  return isCarKind(kind) ? carKindNames[kind] : ''
}
