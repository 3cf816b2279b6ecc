const pausesMs = [500, 1000, 2000, 4000, 8000, 15_000, 30_000]

/**
 * How long to wait before a line that broke is tried again, in milliseconds: longer with every try that
 * failed, and spread, so that a service that comes back is not asked by all at once.
 */
export function reconnectPause(
  failedTries: number,
  longestMs = 30_000,
  spread = Math.random(),
): number {
  const pause = Math.min(pausesMs[failedTries] ?? longestMs, longestMs)
  return Math.round(pause * (0.75 + spread / 2))
}
