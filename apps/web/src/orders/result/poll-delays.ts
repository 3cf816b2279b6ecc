const firstMs = 2000
const growth = 1.6
const longestMs = 60_000

/** How long to wait before a result is asked for once more, by how often it was asked for before. */
export function pollDelayMs(round: number): number {
  return Math.min(longestMs, Math.round(firstMs * growth ** round))
}
