import type { Failed } from './result.ts'

/** A failed call as an error, for what waits on promises. */
export class CallFailed extends Error {
  // Only declared, or it would be built with a helper that every visit reads.
  declare readonly failed: Failed

  constructor(failed: Failed) {
    super(failed.kind)
    this.name = 'CallFailed'
    this.failed = failed
  }
}
