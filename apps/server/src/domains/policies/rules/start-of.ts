import type { Policy } from '../store/policy.ts'

export type Start = Pick<Policy, 'startsOn' | 'startHour'>

/** The minute at which cover begins, as `2026-11-23 14:00`. */
export function startOf({ startsOn, startHour = 0 }: Start): string {
  return `${startsOn} ${hourOf(startHour)}`
}

/** `14:00`. */
export function hourOf(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}

/** The same where it has to be told: all cover that says nothing begins at midnight. */
export function statedHourOf({ startHour = 0 }: Start): string | undefined {
  return startHour === 0 ? undefined : hourOf(startHour)
}
