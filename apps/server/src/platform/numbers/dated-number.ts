import type { DrawnNumber } from './number-table.ts'
import { drawNumber } from './numbers.ts'

/** A number that the service gives on a day. */
export function newDatedNumber(of: DrawnNumber, day: string): string {
  return drawNumber(of, dated(day))
}

/** The same with digits that are known, as in a demo that is loaded anew. */
export function datedNumber(of: DrawnNumber, day: string, digits: number): string {
  const all = String(digits).padStart(8, '0').split('')
  return drawNumber(of, dated(day), () => all.shift() ?? '0')
}

function dated(day: string) {
  return { day: day.replaceAll('-', ''), year: day.slice(0, 4) }
}
