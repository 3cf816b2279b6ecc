import type { PolicyDetail } from '@ecenter/contract/policies/policy.ts'
import { tailOf, useSeen } from '../../shell/seen.ts'
import { detailHref } from '../policy-pages.ts'

/** Keeps the way back to a policy that shows. */
export function useSeenPolicy(policy: PolicyDetail | undefined): void {
  useSeen(
    policy && {
      kind: 'policy',
      handle: policy.handle,
      title: policy.productName,
      note: tailOf(policy.policyNo),
      href: detailHref(policy),
    },
  )
}
