import type { ClaimNudge } from '@ecenter/contract/claims/claim-nudge.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { workdayAfter } from '../../places/rules/workdays.ts'
import type { ClaimNudge as StoredNudge } from '../store/claim-nudge.ts'
import type { Timeline } from './timeline.ts'

/** The last day on which whoever hurries a claim today is answered in time: the next working day. */
export function nudgeAnsweredBy(today: string): string {
  return workdayAfter(today)
}

/** A claim is hurried once a day of the insurer, while it goes on. */
export function canNudge(
  { end }: Pick<Timeline, 'end'>,
  last: StoredNudge | undefined,
  today: string,
): boolean {
  return end === undefined && last?.askedOn !== today
}

/** Undefined of a claim that has ended and was never hurried. What staff wrote is for the insured alone. */
export function nudgeShown(
  timeline: Pick<Timeline, 'end'>,
  last: StoredNudge | undefined,
  { today, isInsured }: { readonly today: string; readonly isInsured: boolean },
): ClaimNudge | undefined {
  if (timeline.end !== undefined && last === undefined) return undefined
  return {
    canAsk: canNudge(timeline, last, today),
    answerBy: nudgeAnsweredBy(today),
    last: last && {
      askedAt: minuteInChina(last.askedAt),
      askedAgainAt: last.askedAgainAt && minuteInChina(last.askedAgainAt),
      answerBy: last.answerBy,
      isOverdue: last.answer === undefined && today > last.answerBy,
      answer: last.answer && {
        at: minuteInChina(last.answer.at),
        text: isInsured ? last.answer.text : undefined,
      },
    },
  }
}
