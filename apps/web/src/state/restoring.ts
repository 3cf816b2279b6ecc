import { use } from 'react'

/** A key that never comes must not keep a form away; what comes after that is put in late. */
const longestMs = 3000

/** Pending while any store still unseals what it kept. */
let restoring: Promise<unknown> | undefined

export function untilRestored(restored: Promise<void>): void {
  const all = Promise.all([restoring, Promise.race([restored, passing(longestMs)])]).then(() => {
    if (restoring === all) restoring = undefined
  })
  restoring = all
}

/**
 * Shows nothing of the component until every store has what it kept: a value that arrives in a field
 * which somebody has just begun to fill would stand before or behind what they type.
 */
export function useWhatWasKept(): void {
  if (restoring !== undefined) use(restoring)
}

function passing(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
