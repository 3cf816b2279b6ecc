const chinaOffsetMs = 8 * 3_600_000

/** A moment in ISO 8601 by China's clocks: 2026-11-16 08:42. */
export function minuteText(moment: string): string {
  const inChina = new Date(new Date(moment).getTime() + chinaOffsetMs).toISOString()
  return inChina.slice(0, 'YYYY-MM-DDTHH:mm'.length).replace('T', ' ')
}

/** `2026-11-16 08:42` in a narrow column: 11-16 08:42, unless it was in another year of China's. */
export function momentText(moment: string, now: Date): string {
  const year = new Date(now.getTime() + chinaOffsetMs).getUTCFullYear()
  return moment.startsWith(`${year}-`) ? moment.slice(`${year}-`.length) : moment
}
