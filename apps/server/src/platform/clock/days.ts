/** Days are ISO dates without hour or zone; they are reckoned in UTC so that none is ever 23 hours long. */
export function daysAfter(day: string, days: number): string {
  const moved = new Date(day)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.toISOString().slice(0, 10)
}

/** The same day of another year; 29 February becomes 1 March where there is none. */
export function yearsAfter(day: string, years: number): string {
  const moved = new Date(day)
  moved.setUTCFullYear(moved.getUTCFullYear() + years)
  return moved.toISOString().slice(0, 10)
}

/** How many days the second comes after the first; less than 0 where it comes before it. */
export function daysBetween(one: string, other: string): number {
  return Math.round((Date.parse(other) - Date.parse(one)) / msOfDay)
}

const msOfDay = 86_400_000
