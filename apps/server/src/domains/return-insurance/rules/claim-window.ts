import { dayInChina } from '../../../platform/clock/clock.ts'
import { daysAfter } from '../../../platform/clock/days.ts'
import type { Policy } from '../../policies/store/policy.ts'

/** A parcel may arrive back at the shop after the last day on which it could be sent. */
const daysAfterCover = 30

/** As every claim is answered (specification, section 6), in calendar days. */
const answeredWithinDays = 30

/** ISO date of the last day on which the order of a policy may be claimed. */
export function claimUntil({ endsOn }: Pick<Policy, 'endsOn'>): string {
  return daysAfter(endsOn, daysAfterCover)
}

/** ISO date by which whoever claimed is told the result. */
export function claimAnswerBy(reportedAt: Date): string {
  return daysAfter(dayInChina(reportedAt), answeredWithinDays)
}
