import { wapCarProperty } from '@ecenter/contract/policies/find-car-policy.ts'
import { wapCarJTCur, wapCarJTPre } from '@ecenter/contract/policies/policy-calls.ts'
import { transToCar } from '@ecenter/contract/policies/policy-lookups.ts'
import type { PolicySummary } from '@ecenter/contract/policies/policy-summary.ts'
import type { Failed } from '../client/outcome.ts'
import { useCall } from '../client/use-call.ts'
import { useCarPolicyQuery } from '../state/car-policy-query.ts'
import { useRestored } from '../state/kept-store.ts'
import { useNewCarQuery } from '../state/new-car-query.ts'

interface CarPolicies {
  /** What is known so far; undefined until the car's own policies are. */
  readonly policies: readonly PolicySummary[] | undefined
  /** Whether nothing more will come; what is asked for beside the car's own may take longer. */
  readonly isComplete: boolean
  /** Why accident covers could not be had; the car's own policies show all the same. */
  readonly coversFailed?: Failed | undefined
  readonly failed: Failed | undefined
  readonly ask: () => void
}

/** Which form asked for the car: that by its plate, or that of a new car (`by=new-car`). */
export type CarQuery = 'plate' | 'new-car'

/**
 * The car's policies, by what the customer typed before; after a reload the same question is asked
 * again, and needs no new code while its proof lives.
 */
export function useCarPolicies(by: CarQuery): CarPolicies {
  const byPlate = usePoliciesByPlate(by === 'plate')
  const byNumber = usePoliciesByNumber(by === 'new-car')
  return by === 'plate' ? byPlate : byNumber
}

/** With the accident covers of its occupants, which go by the plate. All is asked at once. */
function usePoliciesByPlate(isAsked: boolean): CarPolicies {
  const isRestored = useRestored(useCarPolicyQuery)
  const { licenseNo, identifyNumber } = useCarPolicyQuery()
  const request = isAsked && isRestored ? { licenseNo, identifyNumber } : undefined
  const car = useCall(wapCarProperty, request)
  const covers = [useCall(wapCarJTCur, request), useCall(wapCarJTPre, request)]

  const parts = [car, ...covers]
  const missing = covers.filter(({ value }) => value === undefined)
  return {
    policies: car.value && parts.flatMap(({ value }) => value?.policyInfoList ?? []),
    isComplete: missing.length === 0,
    coversFailed: missing.find(({ failed }) => failed !== undefined)?.failed,
    failed: car.failed,
    ask: () => {
      for (const part of parts) part.ask()
    },
  }
}

function usePoliciesByNumber(isAsked: boolean): CarPolicies {
  const isRestored = useRestored(useNewCarQuery)
  const { policyNo, insuredIdentifyNo } = useNewCarQuery()
  const request = isAsked && isRestored ? { policyNo, insuredIdentifyNo } : undefined
  const { value, failed, ask } = useCall(transToCar, request)
  return { policies: value?.policyInfoList, isComplete: true, failed, ask }
}
