const firstMs = 2000
const growth = 1.6
const longestMs = 60_000
const mostRounds = 15

/**
 * How long to wait before a result is asked for once more, by how often it was asked for before;
 * undefined after ten minutes.
 */
export function pollDelayMs(round: number): number | undefined {
  if (round >= mostRounds) return undefined
  return Math.min(longestMs, Math.round(firstMs * growth ** round))
}
