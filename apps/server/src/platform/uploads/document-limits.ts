import { uploadRefused } from '../calls/failure.ts'
import type { PieceLimits } from './take-piece.ts'

/**
 * A day's share of files for claims and cases, by session: of those that are begun, of their pieces, and of those that
 * are judged.
 */
export const documentLimits: PieceLimits = {
  begun: 'documentsBegunBySession',
  pieces: 'documentPiecesBySession',
  judged: 'documentsBySession',
  tooMany: () => uploadRefused('今天上传的文件太多，请明天再传，或拨打 {hotline} 由客服协助。'),
}
