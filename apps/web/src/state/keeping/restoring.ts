import { use } from 'react'

/** Pending while any store still unseals what it kept. */
let restoring: Promise<unknown> | undefined

export function untilRestored(restored: Promise<void>): void {
  restoring = Promise.all([restoring, restored])
}

/**
 * Shows nothing of the component until every store has what it kept: a value that arrives in a field
 * which somebody has just begun to fill would stand before or behind what they type.
 */
export function useWhatWasKept(): void {
  if (restoring) use(restoring)
}
