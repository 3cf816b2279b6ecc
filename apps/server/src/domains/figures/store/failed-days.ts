import { secondsAfter } from '../../../platform/clock/clock.ts'

/** Days that could not be counted, as one process remembers them. */
export interface FailedDays {
  /** Whether it failed so lately that another try would be in vain. */
  isLeft(subject: string, day: string, now: Date): boolean
  note(subject: string, day: string, now: Date): void
  forget(subject: string, day: string): void
}

const firstWaitSeconds = 5 * 60
const longestWaitSeconds = 6 * 3600

export function failedDays(): FailedDays {
  const failed = new Map<string, { readonly times: number; readonly until: Date }>()
  const keyOf = (subject: string, day: string) => `${subject} ${day}`
  return {
    isLeft: (subject, day, now) => (failed.get(keyOf(subject, day))?.until ?? now) > now,
    note(subject, day, now) {
      const times = failed.get(keyOf(subject, day))?.times ?? 0
      const wait = Math.min(firstWaitSeconds * 2 ** times, longestWaitSeconds)
      failed.set(keyOf(subject, day), { times: times + 1, until: secondsAfter(now, wait) })
    },
    forget: (subject, day) => void failed.delete(keyOf(subject, day)),
  }
}
