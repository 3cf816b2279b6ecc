import type { DayRow } from '@ecenter/contract/day/desk/day-row.ts'
import { dayInChina, daysAfter, startOfDay } from '../../../platform/clock/clock.ts'
import { workdayAfter } from '../../places/rules/workdays.ts'

type Due = Pick<DayRow, 'dueAt' | 'dueOn'>

/** Something that is due at a moment. */
export function byMoment(at: Date): Due {
  return { dueAt: at.toISOString() }
}

/** Something that is done in time on all of a day. */
export function byEndOf(day: string): Due {
  return { dueAt: startOfDay(daysAfter(day, 1)).toISOString(), dueOn: day }
}

/** Something that is done within one working day, as documents and calls are promised. */
export function byNextWorkday(since: Date): Due {
  return byEndOf(workdayAfter(dayInChina(since)))
}

interface Ordered extends Pick<Due, 'dueAt'> {
  readonly isBehind?: boolean
}

/** What is due first in front, and what is behind after all of it; of what is due at once, the order that was given. */
export function dueFirst<Thing extends Ordered>(things: readonly Thing[]): Thing[] {
  const rank = ({ isBehind = false }: Ordered) => Number(isBehind)
  return things.toSorted(
    (one, other) => rank(one) - rank(other) || one.dueAt.localeCompare(other.dueAt),
  )
}
