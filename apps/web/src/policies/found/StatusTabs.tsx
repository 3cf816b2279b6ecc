import type { PolicyStatus } from '@ecenter/contract/policies/policy-summary.ts'
import { FilterTabs } from '../../kit/tabs/FilterTabs.tsx'
import { type StatusFilter, statusTabs } from './status-filter.ts'

interface StatusTabsProps {
  readonly counts: Readonly<Record<PolicyStatus, number>>
  readonly selected: StatusFilter
  readonly onSelect: (filter: StatusFilter) => void
}

/** Filters a list by status; where all have one status there is nothing to choose. */
export function StatusTabs({ counts, selected, onSelect }: StatusTabsProps) {
  const tabs = statusTabs(counts)
  // 全部, and the one status that all have.
  if (tabs.length <= 2) return null
  return <FilterTabs label="保单状态" tabs={tabs} selected={selected} onSelect={onSelect} />
}
