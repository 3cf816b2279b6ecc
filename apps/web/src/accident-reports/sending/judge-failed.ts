import { type Failed, isSettled } from '@ecenter/client/result.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'

/** What a failure means for the photo that was on its way. */
export type Verdict =
  /** Nobody answers: no other photo would come through either. */
  | 'lost'
  /** The proof has ended. */
  | 'unproven'
  /** The service does not take this photo. */
  | 'refused'
  /** The report knows nothing of it, or no more. */
  | 'unknown'
  /** Refused for a reason that is not the photo's: a deployment, a session that was replaced. It comes later. */
  | 'put off'

/** A photo is let go only where the service has said so of this very photo: nobody can take it anew. */
export function judgeFailed(failed: Failed): Verdict {
  if (failed.kind === 'transport' || !isSettled(failed)) return 'lost'
  if (failed.code === resultCodes.grantMissing) return 'unproven'
  if (failed.code === resultCodes.uploadRefused) return 'refused'
  return failed.field === 'upload' ? 'unknown' : 'put off'
}
