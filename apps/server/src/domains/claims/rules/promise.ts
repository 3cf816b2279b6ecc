import type { ClaimProgress } from '@ecenter/contract/claims/claim-progress.ts'
import { promisedTimes } from '@ecenter/contract/constants/promised-times.ts'
import { dayInChina, daysAfter } from '../../../platform/clock/clock.ts'
import type { Clock, Timeline } from './timeline.ts'

/** What the insurer has bound itself to (specification, section 6): calendar days, the last one whole. */
function promised(what: Clock['promise']): { readonly days: number; readonly text: string } {
  const { claimAssessDays, claimPayDays, claimRefusalDays } = promisedTimes()
  switch (what) {
    case 'assess':
      return { days: claimAssessDays, text: `我们承诺 ${claimAssessDays} 天内告知您核定结果。` }
    case 'pay':
      return {
        days: claimPayDays,
        text: `我们承诺自确认赔付方案起 ${claimPayDays} 天内支付赔款。`,
      }
    case 'explain-refusal':
      return {
        days: claimRefusalDays,
        text: `我们承诺自作出决定起 ${claimRefusalDays} 天内书面告知您原因。`,
      }
  }
}

/** So many days, as they hold now. */
export function promisedDays(what: Clock['promise']): number {
  return promised(what).days
}

/** By when the insurer acts; never a prediction, and honest once the day has passed. */
export function promiseOf(
  { clock }: Pick<Timeline, 'clock'>,
  { today, hotline }: { readonly today: string; readonly hotline: string },
): ClaimProgress['promise'] {
  if (clock === undefined) return undefined
  const { text } = promised(clock.promise)
  const due = dueOn(clock)
  if (today <= due) return { dueOn: due, text, isOverdue: false }
  const overdue = `已超过承诺日期，非常抱歉。您可以在这里催办，或拨打 ${hotline}。`
  return { dueOn: due, text: overdue, isOverdue: true }
}

/** ISO date of the last day, which counts as a whole. */
export function dueOn({ promise, from }: Clock): string {
  return daysAfter(dayInChina(from), promised(promise).days)
}
