import type { Clock } from '../clock/clock.ts'
import type { Db } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Keys } from '../keys/keys.ts'
import type { Limits } from '../limits/limits.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { ImageCodes } from './image-codes.ts'

/** What image codes are made of. */
export interface ImageCodeParts {
  readonly db: Db
  readonly keys: Keys
  readonly clock: Clock
  /** Demo mode only: where codes can be read. */
  readonly outbox: Outbox | undefined
}

/** What the other proofs are made of. */
export interface ProofParts extends ImageCodeParts {
  readonly imageCodes: ImageCodes
  readonly limits: Limits
  readonly jobs: Jobs
}
