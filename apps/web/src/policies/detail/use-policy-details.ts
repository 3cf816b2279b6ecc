import type { PolicyDetail } from '@ecenter/contract/policies/policy.ts'
import { queryCarPolicy } from '@ecenter/contract/policies/policy-calls.ts'
import { type CallState, useCall } from '../../client/use-call.ts'
import { pageParameter } from '../../shell/location.ts'
import { useSeenPolicy } from './use-seen-policy.ts'

export interface PolicyDetails extends Omit<CallState<unknown>, 'value'> {
  readonly handle: string
  /** All policies of the car that run together; the one that was opened comes first. */
  readonly policies: readonly PolicyDetail[] | undefined
}

/** The details of the policy that the address names, with those that run beside it. */
export function usePolicyDetails(): PolicyDetails {
  const handle = pageParameter('handle') ?? ''
  const { value, ...state } = useCall(queryCarPolicy, { handle })
  const policies =
    value &&
    [...value.policyInfoList].sort(
      (one, other) => Number(other.handle === handle) - Number(one.handle === handle),
    )
  useSeenPolicy(policies?.[0])
  return { ...state, handle, policies }
}
