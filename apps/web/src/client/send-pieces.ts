import { newRequestId } from '@ecenter/client/request-id.ts'
import type { Failed, Result } from '@ecenter/client/result.ts'
import type { PieceTaken } from '@ecenter/contract/rules/pieces.ts'
import type { Sending } from './send-file.ts'

/** Five seconds on a slow line: no more has to be sent anew where it breaks. */
const pieceBytes = 256 * 1024

interface Going {
  /** The service has some of it, and says how much. */
  readonly isBegun: boolean
  readonly onBegun: () => void
  /** Hears how much of the file is on its way, from 0 to 1. */
  readonly onProgress?: (share: number) => void
  readonly sendPiece: (
    piece: { readonly offset: string; readonly file: Blob },
    sending: Sending,
  ) => Promise<Result<PieceTaken>>
}

/** Sends a file in pieces, from where the service has it. Undefined once all of it is there. */
export async function sendPieces(file: Blob, going: Going): Promise<Failed | undefined> {
  let { isBegun } = going
  // An empty piece asks how much there is.
  let length = isBegun ? 0 : pieceBytes
  for (let from = 0; from < file.size; length = pieceBytes) {
    const begins = from
    const piece = file.slice(begins, begins + length)
    const onProgress = (share: number) =>
      going.onProgress?.((begins + share * piece.size) / file.size)
    const sending = { requestId: newRequestId(), onProgress }
    const result = await going.sendPiece({ offset: `${begins}`, file: piece }, sending)
    if (result.kind !== 'answered') return result
    from = result.value.offset
    if (from > 0 && !isBegun) {
      isBegun = true
      going.onBegun()
    }
  }
  return undefined
}
