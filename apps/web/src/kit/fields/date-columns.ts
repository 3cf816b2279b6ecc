import type { WheelColumn } from '../wheels/WheelColumns.tsx'

/** Both ends belong to it. As texts `YYYY-MM-DD` or `YYYY-MM-DD HH:mm`, like the values between. */
export interface DateRange {
  readonly min: string
  readonly max: string
}

interface Unit {
  readonly label: string
  readonly first: number
  /** Given what is chosen before it: year, month … */
  readonly last: (before: readonly number[]) => number
  readonly digits: number
  readonly isPadded?: boolean
  /** In characters, as a column is. */
  readonly width: number
}

const units: readonly Unit[] = [
  { label: '年', first: 0, last: () => 9999, digits: 4, width: 3.8 },
  { label: '月', first: 1, last: () => 12, digits: 2, width: 2.6 },
  { label: '日', first: 1, last: ([year, month]) => daysIn(year, month), digits: 2, width: 2.6 },
  { label: '时', first: 0, last: () => 23, digits: 2, isPadded: true, width: 2.6 },
  { label: '分', first: 0, last: () => 59, digits: 2, isPadded: true, width: 2.6 },
]

/**
 * The wheels of a date, or of a date and a time when the range has times. Each offers what the range
 * leaves of it, given what is chosen before it; a wish outside of that becomes the nearest one inside.
 */
export function dateColumns(wishes: readonly string[], { min, max }: DateRange): WheelColumn[] {
  const lowest = partsOf(min).map(Number)
  const highest = partsOf(max).map(Number)
  const chosen: number[] = []
  return units.slice(0, lowest.length).map((unit, at) => {
    const first = isStartOf(lowest, chosen) ? (lowest[at] ?? 0) : unit.first
    const last = isStartOf(highest, chosen) ? (highest[at] ?? 0) : unit.last(chosen)
    const value = Math.max(first, Math.min(last, Number(wishes[at])))
    chosen.push(value)
    return {
      label: unit.label,
      width: unit.width,
      chosen: padded(value, unit.digits),
      options: optionsOf(unit, first, last),
    }
  })
}

/** `2026-11-24 09:30` as year, month, day, hour, minute. */
export function partsOf(date: string): string[] {
  return date.split(/[- :]/)
}

/** The other way round; three parts are a date, five a date with its time. */
export function dateOf([year, month, day, ...time]: readonly string[]): string {
  return [[year, month, day].join('-'), ...(time.length > 0 ? [time.join(':')] : [])].join(' ')
}

/** The date itself when it lies within the range, or else the end of the range that is nearer. */
export function dateWithin(date: string, { min, max }: DateRange): string {
  if (date < min) return min
  return date > max ? max : date
}

export function daysIn(year = 0, month = 1): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

function isStartOf(date: readonly number[], chosen: readonly number[]): boolean {
  return chosen.every((part, at) => part === date[at])
}

function optionsOf({ label, digits, isPadded }: Unit, first: number, last: number) {
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const value = padded(first + at, digits)
    return { value, label: `${isPadded ? value : first + at} ${label}` }
  })
}

function padded(value: number, digits: number): string {
  return String(value).padStart(digits, '0')
}
