import type { Clock } from '../clock/clock.ts'
import type { Db } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Keys } from '../keys/keys.ts'
import type { Limits } from '../limits/limits.ts'
import type { Outbox } from '../outbox/outbox.ts'

/** What proofs are made of. */
export interface ProofParts {
  readonly db: Db
  readonly keys: Keys
  readonly clock: Clock
  readonly limits: Limits
  readonly jobs: Jobs
  /** Demo mode only: where codes can be read. */
  readonly outbox: Outbox | undefined
}
