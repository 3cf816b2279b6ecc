import type { Failed } from '@ecenter/client/result.ts'
import { findCarPolicies } from '@ecenter/contract/policies/find-car-policy.ts'
import {
  findEarlierTrafficCovers,
  findTrafficCovers,
} from '@ecenter/contract/policies/policy-calls.ts'
import { findUnplatedCar } from '@ecenter/contract/policies/policy-lookups.ts'
import type { PolicyStatus, PolicySummary } from '@ecenter/contract/policies/policy-summary.ts'
import { SquarePen } from 'lucide'
import { useState } from 'react'
import { useCall } from '../client/use-call.ts'
import { Card } from '../kit/layout/Card.tsx'
import { PageFoot } from '../kit/layout/PageFoot.tsx'
import { PageIntro } from '../kit/layout/PageIntro.tsx'
import { NavRow } from '../kit/lists/NavRow.tsx'
import { Loading } from '../kit/progress/Loading.tsx'
import { SkeletonCards } from '../kit/progress/Skeleton.tsx'
import { pageParameter } from '../shell/location.ts'
import { FailureState } from '../shell/screen/FailureState.tsx'
import { Screen } from '../shell/screen/Screen.tsx'
import { useCarPolicyQuery } from '../state/car-policy-query.ts'
import { useRestored } from '../state/keeping/kept-store.ts'
import { useNewCarQuery } from '../state/new-car-query.ts'
import { FailureNotice } from '../verification/FailureNotice.tsx'
import { PolicyCards } from './found/PolicyCards.tsx'
import { StatusTabs } from './found/StatusTabs.tsx'
import { countText, type StatusFilter } from './found/status-filter.ts'

const queryHrefs = { plate: '#/policy-query', 'new-car': '#/policy-query-newcar' } as const

/** `/policy-carQueryResult`: the policies of a car, asked by its plate or as a new car's. */
export function CarPolicyResultPage() {
  const by: CarQuery = pageParameter('by') === 'new-car' ? 'new-car' : 'plate'
  const found = useCarPolicies(by)
  const { policies, failed, coversFailed, ask } = found
  return (
    <Screen>
      {failed !== undefined && (
        <FailureState failed={failed} onRetry={ask} queryHref={queryHrefs[by]} />
      )}
      {failed === undefined && policies === undefined && (
        <>
          <Loading />
          <SkeletonCards />
        </>
      )}
      {failed === undefined && policies !== undefined && (
        <PolicyList {...found} policies={policies} />
      )}
      {failed === undefined && coversFailed !== undefined && (
        <FailureNotice failed={coversFailed} onRetry={ask} />
      )}
      {failed === undefined && (
        <PageFoot>
          没有您要找的保单？<a href={queryHrefs[by]}>重新查询</a>
        </PageFoot>
      )}
    </Screen>
  )
}

const nothingLately = '最近一年没有这辆车的保单，更早的请拨打客服热线查询。'

interface PolicyListProps {
  readonly policies: readonly PolicySummary[]
  readonly isComplete: boolean
  readonly coversFailed?: Failed | undefined
}

function PolicyList({ policies, isComplete, coversFailed }: PolicyListProps) {
  const [filter, setFilter] = useState<StatusFilter>('all')
  const plate = policies.find(({ maskedPlate }) => maskedPlate !== undefined)?.maskedPlate
  const withoutPlate = policies.find(({ maskedPlate }) => maskedPlate === undefined)
  const shown = policies.filter(({ status }) => filter === 'all' || status === filter)
  const counts = countsOf(policies)
  return (
    <>
      <PageIntro title={plate ?? (withoutPlate ? '新车未上牌' : '查询结果')}>
        {isComplete && policies.length === 0 && nothingLately}
        {isComplete && policies.length > 0 && countText(counts)}
        {!isComplete && textSoFar(policies.length, coversFailed)}
      </PageIntro>
      <StatusTabs counts={counts} selected={filter} onSelect={setFilter} />
      <PolicyCards policies={shown} counts={counts} />
      {withoutPlate !== undefined && (
        <Card label="补录车牌" isNavList>
          <NavRow
            href={`#/license-correct?handle=${withoutPlate.handle}`}
            data-click="plate supplement"
            icon={SquarePen}
            note="上牌后，把车牌号补到保单上"
          >
            补录车牌
          </NavRow>
        </Card>
      )}
    </>
  )
}

/** Before the accident covers are known; no number is called the whole that may still grow. */
function textSoFar(count: number, coversFailed: Failed | undefined): string {
  const found = count === 0 ? '' : `已查到 ${count} 份保单，`
  return found + (coversFailed === undefined ? '正在查驾乘险…' : '驾乘险暂时查不了。')
}

function countsOf(policies: readonly PolicySummary[]): Record<PolicyStatus, number> {
  const counts = { 'in-force': 0, 'not-started': 0, expired: 0, cancelled: 0 }
  for (const { status } of policies) counts[status] += 1
  return counts
}

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
type CarQuery = 'plate' | 'new-car'

/**
 * The car's policies, by what the customer typed before; after a reload the same question is asked
 * again, and needs no new code while its proof lives.
 */
function useCarPolicies(by: CarQuery): CarPolicies {
  const byPlate = usePoliciesByPlate(by === 'plate')
  const byNumber = usePoliciesByNumber(by === 'new-car')
  return by === 'plate' ? byPlate : byNumber
}

/** With the accident covers of its occupants, which go by the plate. All is asked at once. */
function usePoliciesByPlate(isAsked: boolean): CarPolicies {
  const isRestored = useRestored(useCarPolicyQuery)
  const { licenseNo, identifyNumber } = useCarPolicyQuery()
  const request = isAsked && isRestored ? { licenseNo, identifyNumber } : undefined
  const car = useCall(findCarPolicies, request)
  const covers = [useCall(findTrafficCovers, request), useCall(findEarlierTrafficCovers, request)]

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
  const { value, failed, ask } = useCall(findUnplatedCar, request)
  return { policies: value?.policyInfoList, isComplete: true, failed, ask }
}
