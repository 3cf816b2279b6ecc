const chinaOffsetMs = 8 * 3_600_000

/** `2026-11-16 08:42` in a narrow column: 11-16 08:42, unless it was in another year of China's. */
export function momentText(moment: string, now: Date): string {
  const year = new Date(now.getTime() + chinaOffsetMs).getUTCFullYear()
  return moment.startsWith(`${year}-`) ? moment.slice(`${year}-`.length) : moment
}
