import type { PolicyStatus } from '@ecenter/contract/policies/policy-status.ts'
import type { PolicySummary } from '@ecenter/contract/policies/policy-summary.ts'
import { useState } from 'react'
import { CardLink } from '../kit/Card.tsx'
import { FilterTabs } from '../kit/FilterTabs.tsx'
import { Loading } from '../kit/Loading.tsx'
import { PageFoot } from '../kit/PageFoot.tsx'
import { PageIntro } from '../kit/PageIntro.tsx'
import { Row, Rows } from '../kit/Rows.tsx'
import { SkeletonCards } from '../kit/Skeleton.tsx'
import { FailureState } from '../shell/FailureState.tsx'
import { Screen } from '../shell/Screen.tsx'
import { PolicyStatusBadge } from './PolicyStatusBadge.tsx'
import { useCarPolicies } from './use-car-policies.ts'

export function CarPolicyResultPage() {
  const { policies, failed, ask } = useCarPolicies()
  return (
    <Screen>
      {failed !== undefined && (
        <FailureState failed={failed} onRetry={ask} queryHref="#/policy-query" />
      )}
      {failed === undefined && policies === undefined && (
        <>
          <Loading />
          <SkeletonCards />
        </>
      )}
      {failed === undefined && policies !== undefined && <PolicyList policies={policies} />}
      <PageFoot>
        没有您要找的保单？<a href="#/policy-query">重新查询</a>
      </PageFoot>
    </Screen>
  )
}

type Filter = 'all' | PolicyStatus

const filterNames: Record<Filter, string> = {
  all: '全部',
  'in-force': '保障中',
  'not-started': '未生效',
  expired: '已到期',
  cancelled: '已退保',
}

function PolicyList({ policies }: { readonly policies: readonly PolicySummary[] }) {
  const [filter, setFilter] = useState<Filter>('all')
  const plate = policies.find(({ maskedPlate }) => maskedPlate !== undefined)?.maskedPlate
  const shown = policies.filter((policy) => fits(policy, filter))
  return (
    <>
      <PageIntro title={plate ?? '查询结果'}>{countText(policies)}</PageIntro>
      <FilterTabs label="保单状态" tabs={tabsOf(policies)} selected={filter} onSelect={setFilter} />
      {shown.map((policy) => (
        <PolicyCard key={policy.handle} policy={policy} />
      ))}
    </>
  )
}

function PolicyCard({ policy }: { readonly policy: PolicySummary }) {
  return (
    <CardLink
      href={`#/policy-carDetail?handle=${policy.handle}`}
      title={policy.productName}
      aside={<PolicyStatusBadge status={policy.status} />}
    >
      <Rows>
        <Row label="保单号" isNumber>
          {policy.maskedPolicyNo}
        </Row>
        <Row label="被保险人">{policy.maskedInsuredName}</Row>
        <Row label="保险期间" isNumber>
          {policy.startDate} 至 {policy.endDate}
        </Row>
      </Rows>
    </CardLink>
  )
}

function tabsOf(policies: readonly PolicySummary[]) {
  const filters: Filter[] = ['all', 'in-force', 'not-started', 'expired', 'cancelled']
  return filters
    .map((key) => ({
      key,
      label: filterNames[key],
      count: policies.filter((policy) => fits(policy, key)).length,
    }))
    .filter(({ key, count }) => key === 'all' || count > 0)
}

function fits({ status }: PolicySummary, filter: Filter): boolean {
  return filter === 'all' || status === filter
}

function countText(policies: readonly PolicySummary[]): string {
  if (policies.length === 0) return '最近一年没有这辆车的保单，更早的请拨打客服热线查询。'
  const inForce = policies.filter(({ status }) => status === 'in-force').length
  const rest = inForce === 0 ? '目前没有正在保障的保单。' : `${inForce} 份正在保障中。`
  return `共查到 ${policies.length} 份保单，${rest}`
}
