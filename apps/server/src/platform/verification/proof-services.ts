import type { Jobs } from '../jobs/jobs.ts'
import type { Limits } from '../limits/limits.ts'
import type { ImageCodeServices, ImageCodes } from './image-codes.ts'

/** What proofs are made of. */
export interface ProofServices extends ImageCodeServices {
  readonly imageCodes: ImageCodes
  readonly limits: Limits
  readonly jobs: Jobs
}
