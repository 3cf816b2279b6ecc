import { daysAfter, daysBetween, startOfDay } from '../../../platform/clock/clock.ts'
import type { RolledSubject } from '../../../platform/figures/rolled-subject.ts'

const minute = 60_000
const day = 24 * 60 * minute

interface Asked extends Pick<RolledSubject, 'changesForDays' | 'backDays' | 'everyMinutes'> {
  /** ISO dates. */
  readonly today: string
  readonly firstDay: string | undefined
  readonly now: Date
  /** When each day was counted last. */
  readonly rolledAt: ReadonlyMap<string, Date>
}

/**
 * Which days are to be counted, the latest first: those that never were, and those that may have changed since. The
 * older a day is, the seldomer it is looked at again; after an outage each is counted once more that was not final.
 */
export function dueDays(asked: Asked): string[] {
  const { today, firstDay = today, backDays, rolledAt } = asked
  const earliest = daysAfter(today, -backDays)
  const first = firstDay < earliest ? earliest : firstDay
  const days = Array.from({ length: Math.max(0, daysBetween(first, today)) + 1 }, (_, ago) =>
    daysAfter(today, -ago),
  )
  return days.filter((each) => isDue(asked, each, rolledAt.get(each)))
}

function isDue(
  { today, now, changesForDays, everyMinutes = 5 }: Asked,
  of: string,
  rolledAt: Date | undefined,
): boolean {
  if (rolledAt === undefined) return true
  const final = startOfDay(daysAfter(of, changesForDays + 1))
  if (rolledAt >= final) return false
  const ago = daysBetween(of, today)
  const every = ago <= 1 ? everyMinutes * minute : ago <= 7 ? 60 * minute : day
  // A clock that was set back must not stop the counting.
  return Math.abs(now.getTime() - rolledAt.getTime()) >= every || now >= final
}
