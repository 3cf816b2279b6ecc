import type { PolicyStatus } from '@ecenter/contract/policies/policy-summary.ts'

export type StatusFilter = 'all' | PolicyStatus

const filters = ['all', 'in-force', 'not-started', 'expired', 'cancelled'] as const

const filterNames: Record<StatusFilter, string> = {
  all: '全部',
  'in-force': '保障中',
  'not-started': '未生效',
  expired: '已到期',
  cancelled: '已退保',
}

/** A tab for each status that is in the list, with how many there are. */
export function statusTabs(counts: Readonly<Record<PolicyStatus, number>>) {
  return filters
    .map((key) => ({ key, label: filterNames[key], count: countOf(key, counts) }))
    .filter(({ key, count }) => key === 'all' || count > 0)
}

/** Below the heading of a list: how many were found, and whether any of them covers today. */
export function countText(counts: Readonly<Record<PolicyStatus, number>>): string {
  const inForce = counts['in-force']
  const rest = inForce === 0 ? '目前没有正在保障的保单。' : `${inForce} 份正在保障中。`
  return `共查到 ${countOf('all', counts)} 份保单，${rest}`
}

/** Known to the insurer, but with nothing of the kind that was asked for. */
export function isNone(counts: Readonly<Record<PolicyStatus, number>>): boolean {
  return countOf('all', counts) === 0
}

function countOf(filter: StatusFilter, counts: Readonly<Record<PolicyStatus, number>>): number {
  if (filter !== 'all') return counts[filter]
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}
