import { tooManyLookups } from '../../../platform/calls/failure.ts'
import type { PieceLimits } from '../../../platform/uploads/take-piece.ts'

/** A day's share of photos that are begun, of their pieces, and of those that are taken: the report goes all the same. */
export const photoLimits: PieceLimits = {
  begun: 'accidentPhotosBySession',
  pieces: 'accidentPhotoPiecesBySession',
  judged: 'accidentPhotosJudgedBySession',
  // No word against the photo itself: it is waited for, and the phone sends it once there is a share again.
  tooMany: () => tooManyLookups('今天传的照片太多，报案照常受理，照片稍后由理赔人员联系您补。'),
}
