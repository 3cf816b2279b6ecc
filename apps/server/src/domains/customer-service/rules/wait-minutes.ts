import type { QueuePace } from '../store/queue.ts'

/** What a place in the queue is planned with while nobody was taken lately. */
const plannedMinutes = 3

/**
 * About how many minutes somebody at this place waits. Each place takes as long as there was between two takings in
 * the last hour; where few asked, that says little, and how long these waited says more.
 */
export function waitMinutes(position: number, { taken, meanWaitSeconds }: QueuePace): number {
  const perPlace =
    taken === 0 ? plannedMinutes : Math.min(60 / taken, Math.max(1, meanWaitSeconds / 60))
  return Math.ceil(position * perPlace)
}
