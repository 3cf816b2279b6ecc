const chinaOffsetMs = 8 * 3_600_000

/** A moment as people in China write it, to the minute: 2026-07-10 14:05. */
export function chinaMinute(timestamp: string): string {
  const shifted = new Date(Date.parse(timestamp) + chinaOffsetMs).toISOString()
  return shifted.slice(0, 16).replace('T', ' ')
}
