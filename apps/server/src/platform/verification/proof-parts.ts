import type { Jobs } from '../jobs/jobs.ts'
import type { Limits } from '../limits/limits.ts'
import type { ImageCodeParts, ImageCodes } from './image-codes.ts'

/** What proofs are made of. */
export interface ProofParts extends ImageCodeParts {
  readonly imageCodes: ImageCodes
  readonly limits: Limits
  readonly jobs: Jobs
}
