import { promisedTimes } from '@ecenter/contract/constants/promised-times.ts'
import { dayInChina, daysAfter } from '../../../platform/clock/clock.ts'
import type { Policy } from '../../policies/store/policy.ts'

/**
 * ISO date of the last day on which the order of a policy may be claimed: a parcel may arrive back at the shop
 * after the last day on which it could be sent.
 */
export function claimUntil({ endsOn }: Pick<Policy, 'endsOn'>): string {
  return daysAfter(endsOn, promisedTimes().returnAskedDays)
}

/** ISO date by which whoever claimed is told the result. */
export function claimAnswerBy(reportedAt: Date): string {
  return daysAfter(dayInChina(reportedAt), promisedTimes().returnDays)
}
