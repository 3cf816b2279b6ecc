/** A day `YYYY-MM-DD` as it is printed: 2025年3月8日. Throws a RangeError for what is no day. */
export function dayInChinese(day: string): string {
  const { year, month, day: dayOfMonth } = partsOfDay(day)
  return `${year}年${month}月${dayOfMonth}日`
}

/** Throws a RangeError for what is no `YYYY-MM-DD`. */
export function partsOfDay(day: string): DayServices {
  const [, year, month, dayOfMonth] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
  if (year === undefined) throw new RangeError(`no day: ${day}`)
  return { year: Number(year), month: Number(month), day: Number(dayOfMonth) }
}

export type DayServices = { readonly year: number; readonly month: number; readonly day: number }
