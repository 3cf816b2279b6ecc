import type { Settings } from '../config/settings.ts'

/** Who hands out the documents, and whether they are real. */
export interface Insurer extends Pick<Settings, 'mode'> {
  readonly brand: Pick<Settings['brand'], 'name' | 'hotline'>
}

/** What every document says of itself. */
export type Letterhead = {
  readonly brand: { readonly name: string; readonly hotline: string }
  /** Marks every page and the seal as a sample (样张). */
  readonly isSample: boolean
  /** The date of the file, so that the same facts give the same bytes. */
  readonly issued: DayParts
}

export function letterheadOf(
  { brand: { name, hotline }, mode }: Insurer,
  issuedOn: string,
): Letterhead {
  return {
    brand: { name, hotline },
    isSample: mode === 'demo',
    issued: partsOfDay(issuedOn),
  }
}

/** A day `YYYY-MM-DD` as it is printed: 2025年3月8日. Throws a RangeError for what is no day. */
export function dayInChinese(day: string): string {
  const { year, month, day: dayOfMonth } = partsOfDay(day)
  return `${year}年${month}月${dayOfMonth}日`
}

/** Throws a RangeError for what is no `YYYY-MM-DD`. */
export function partsOfDay(day: string): DayParts {
  const [, year, month, dayOfMonth] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
  if (year === undefined) throw new RangeError(`no day: ${day}`)
  return { year: Number(year), month: Number(month), day: Number(dayOfMonth) }
}

type DayParts = { readonly year: number; readonly month: number; readonly day: number }
