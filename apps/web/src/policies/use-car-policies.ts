import type { PolicySummary } from '@ecenter/contract/policies/policy-summary.ts'
import { wapCarJTCur } from '@ecenter/contract/policies/wap-car-jt-cur.ts'
import { wapCarJTPre } from '@ecenter/contract/policies/wap-car-jt-pre.ts'
import { wapCarProperty } from '@ecenter/contract/policies/wap-car-property.ts'
import type { Failed } from '../client/outcome.ts'
import { useCall } from '../client/use-call.ts'
import { useCarPolicyQuery } from '../state/car-policy-query.ts'
import { useRestored } from '../state/kept-store.ts'

interface CarPolicies {
  readonly policies: readonly PolicySummary[] | undefined
  readonly failed: Failed | undefined
  readonly ask: () => void
}

/**
 * The car's policies and accident covers, by what the customer typed before; after a reload the
 * same question is asked again, and needs no new code while its proof lives.
 */
export function useCarPolicies(): CarPolicies {
  const isRestored = useRestored(useCarPolicyQuery)
  const { licenseNo, identifyNumber } = useCarPolicyQuery()
  const request = isRestored ? { licenseNo, identifyNumber } : undefined
  const car = useCall(wapCarProperty, request)
  const current = useCall(wapCarJTCur, car.value && request)
  const earlier = useCall(wapCarJTPre, car.value && request)

  const parts = [car, current, earlier]
  const isComplete = parts.every(({ value }) => value !== undefined)
  return {
    policies: isComplete ? parts.flatMap(({ value }) => value?.policyInfoList ?? []) : undefined,
    failed: parts.find(({ failed }) => failed !== undefined)?.failed,
    ask: () => {
      for (const part of parts) part.ask()
    },
  }
}
