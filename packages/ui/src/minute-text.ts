const chinaOffsetMs = 8 * 3_600_000

/** A moment in ISO 8601 by China's clocks, whatever the computer's own: 2026-11-16 08:42. */
export function minuteText(moment: string): string {
  const inChina = new Date(new Date(moment).getTime() + chinaOffsetMs).toISOString()
  return inChina.slice(0, 'YYYY-MM-DDTHH:mm'.length).replace('T', ' ')
}
