import { minuteText } from '@ecenter/ui/minute-text.ts'

/** `2026-11-16 08:42` in a narrow column: 11-16 08:42, unless it was in another year of China's. */
export function momentText(moment: string, now: Date): string {
  const year = minuteText(now.toISOString()).slice(0, 'YYYY-'.length)
  return moment.startsWith(year) ? moment.slice(year.length) : moment
}
