import type { PolicyList, PolicyStatus } from '@ecenter/contract/policies/policy-summary.ts'
import { nextPageOf, rowsOfPage } from '../../../platform/lists/list-page.ts'
import type { FoundPolicy } from '../store/lookup-key-search.ts'
import { policyStatus } from './policy-status.ts'

export interface PageAsked {
  readonly page: number
  /** Leaves only policies that stand so; all of them where none is named. */
  readonly status?: PolicyStatus | undefined
}

interface ListPage extends Omit<PolicyList, 'policyInfoList'> {
  readonly rows: readonly FoundPolicy[]
}

/** What covers today, what will, what has ended; among those of one status the newest first. */
const statusOrder: readonly PolicyStatus[] = ['in-force', 'not-started', 'expired', 'cancelled']

/** One page of the policies that were found, with the counts that stand above every page. */
export function pageOf(
  found: readonly FoundPolicy[],
  { page, status }: PageAsked,
  now: Date,
): ListPage {
  const inStatus = (wanted: PolicyStatus) =>
    found.filter((policy) => policyStatus(policy, now) === wanted)
  const listed = status === undefined ? statusOrder.flatMap(inStatus) : inStatus(status)
  return {
    rows: rowsOfPage(listed, page),
    total: listed.length,
    nextPage: nextPageOf(page, listed.length),
    statusCounts: {
      'in-force': inStatus('in-force').length,
      'not-started': inStatus('not-started').length,
      expired: inStatus('expired').length,
      cancelled: inStatus('cancelled').length,
    },
  }
}
