/**
 * Public holidays (first and last day) and the weekend days that are worked for them, as the State
 * Council announces each autumn for the year after. A year that is not here has plain weeks.
 */
const holidays: readonly (readonly [first: string, last: string])[] = [
  ['2026-01-01', '2026-01-03'],
  ['2026-02-15', '2026-02-23'],
  ['2026-04-04', '2026-04-06'],
  ['2026-05-01', '2026-05-05'],
  ['2026-06-19', '2026-06-21'],
  ['2026-09-25', '2026-09-27'],
  ['2026-10-01', '2026-10-07'],
]

const workedWeekends: readonly string[] = [
  '2026-01-04',
  '2026-02-14',
  '2026-02-28',
  '2026-05-09',
  '2026-09-20',
  '2026-10-10',
]

export function isPublicHoliday(day: string): boolean {
  return holidays.some(([first, last]) => first <= day && day <= last)
}

export function isWorkedWeekend(day: string): boolean {
  return workedWeekends.includes(day)
}
