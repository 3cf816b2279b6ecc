import type { PolicyKind } from '@ecenter/contract/policies/policy-kind.ts'

/** What customers call the policies of a car. */
export const kindNames: Record<PolicyKind, string> = {
  compulsory: '交强险',
  commercial: '商业险',
  accident: '驾乘险',
}
