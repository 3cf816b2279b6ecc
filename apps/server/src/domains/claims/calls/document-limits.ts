import { uploadRefused } from '../../../platform/calls/failure.ts'
import type { PieceLimits } from '../../../platform/uploads/take-piece.ts'

/** A day's share of files that are begun, of their pieces, and of those that are judged. */
export const documentLimits: PieceLimits = {
  begun: 'claimFilesBegunBySession',
  pieces: 'claimFilePiecesBySession',
  judged: 'claimFilesBySession',
  tooMany: () => uploadRefused('今天上传的文件太多，请明天再传，或拨打 {hotline} 由客服协助。'),
}
