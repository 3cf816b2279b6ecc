import type { OpeningHours } from '../database/tables/content.ts'
import { readBy } from './read-by.ts'

const workdays = [1, 2, 3, 4, 5]
const everyDay = [...workdays, 6, 7]

/** When people of the insurer answer: `08:00-20:00` every day, `workdays 09:00-18:00` but on holidays. */
export const serviceTimes = readBy(
  timesIn,
  'must be HH:MM-HH:MM, with `workdays` and a space in front where weekends and holidays are free',
)

export function daily(from: string, to: string): OpeningHours {
  return { spans: [{ days: everyDay, from, to }], isOpenOnHolidays: true }
}

function timesIn(text: string): OpeningHours | undefined {
  const time = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`
  const read = new RegExp(`^(workdays )?(${time})-(${time}|24:00)$`).exec(text)
  const [, onWorkdays, from, to] = read ?? []
  if (from === undefined || to === undefined || from === to) return undefined
  return onWorkdays === undefined
    ? daily(from, to)
    : { spans: [{ days: workdays, from, to }], isOpenOnHolidays: false }
}
