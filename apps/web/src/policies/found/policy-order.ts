import type { PolicyStatus } from '@ecenter/contract/policies/policy-summary.ts'

interface Status {
  readonly status: PolicyStatus
}

const places: Readonly<Record<PolicyStatus, number>> = {
  'in-force': 0,
  'not-started': 1,
  expired: 2,
  cancelled: 3,
}

/** What covers today, what will, what has ended; among those of one status the order stays. */
export function inOrder<Policy extends Status>(policies: readonly Policy[]): Policy[] {
  return [...policies].sort((one, other) => places[one.status] - places[other.status])
}

/** Whether it covers nothing any more, nor will. */
export function isPast({ status }: Status): boolean {
  return status === 'expired' || status === 'cancelled'
}

/** The title above those that have ended: 已到期的保单（3 份）. */
export function pastTitle(counts: Readonly<Record<PolicyStatus, number>>): string {
  const { expired, cancelled } = counts
  const words = [expired > 0 && '已到期', cancelled > 0 && '已退保'].filter(Boolean)
  return `${words.join('、')}的保单（${expired + cancelled} 份）`
}
