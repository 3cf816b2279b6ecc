import { workdayAfter } from '../../places/rules/workdays.ts'

/** Within so many working days a request about personal data is answered. */
const promisedWorkdays = 15

/** The last day on which a request of this day is answered in time, both ISO dates. */
export function answerBy(day: string): string {
  return workdayAfter(day, promisedWorkdays)
}
