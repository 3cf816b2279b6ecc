import { dayInChinese } from '../../../platform/documents/chinese-day.ts'
import { hourOf } from '../../policies/rules/start-of.ts'
import type { Policy } from '../../policies/store/policy.ts'

type Term = Pick<Policy, 'startsOn' | 'startHour' | 'endsOn' | 'cancelledOn'>

/** Both days are covered: from midnight of the first, or a later hour, to 24:00 of the last. */
export function periodOf({ startsOn, startHour = 0, endsOn }: Term): string {
  return `自 ${dayInChinese(startsOn)} ${hourOf(startHour)} 起至 ${dayInChinese(endsOn)} 24:00 止`
}

/** Why the printed period is not the whole truth; undefined of a policy that was not cancelled. */
export function cancellationOf({ cancelledOn }: Term): string | undefined {
  if (cancelledOn === undefined) return undefined
  return `本保险合同自 ${dayInChinese(cancelledOn)} 00:00 起解除，此后发生的事故不在保险责任之内。`
}
