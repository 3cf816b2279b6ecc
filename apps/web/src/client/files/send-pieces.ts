import { newRequestId } from '@ecenter/client/request-id.ts'
import type { Failed, Result } from '@ecenter/client/result.ts'
import type { PieceTaken } from '@ecenter/contract/rules/pieces.ts'
import type { Sending } from './send-file.ts'

/** Five seconds on a slow line: no more has to be sent anew where it breaks. */
const pieceBytes = 256 * 1024

/** How far a file has come, as its page keeps it. */
export interface SentSoFar {
  /** The service has some of it, and says how much. */
  readonly isBegun?: boolean | undefined
  /** The request that asked to take it, once all of it had come: a lost answer is asked for by the same. */
  readonly takenBy?: string | undefined
}

interface Way<Taken> {
  readonly sent: SentSoFar
  readonly note: (sent: SentSoFar) => void
  /** Hears how much of the file is on its way, from 0 to 1. */
  readonly onProgress?: (share: number) => void
  readonly sendPiece: (
    piece: { readonly offset: string; readonly file: Blob },
    sending: Sending,
  ) => Promise<Result<PieceTaken>>
  readonly askToTake: (bytes: number, requestId: string) => Promise<Result<Taken>>
}

/**
 * Sends a file in pieces, from where the service has it, and asks to take it once all has come. Of which the service
 * has not all, though it was sent, is begun anew once.
 */
export async function sendInPieces<Taken>(file: Blob, way: Way<Taken>): Promise<Result<Taken>> {
  const result = await sendOnce(file, way)
  if (result.kind !== 'rejected' || result.field !== 'upload') return result
  const sent = { isBegun: undefined, takenBy: undefined }
  way.note(sent)
  return sendOnce(file, { ...way, sent })
}

async function sendOnce<Taken>(file: Blob, way: Way<Taken>): Promise<Result<Taken>> {
  let { takenBy } = way.sent
  if (takenBy === undefined) {
    const stopped = await sendPieces(file, way)
    if (stopped !== undefined) return stopped
    takenBy = newRequestId()
    way.note({ isBegun: true, takenBy })
  }
  return way.askToTake(file.size, takenBy)
}

/** Undefined once the service has all of it, or had it before: its answer to that was lost. */
async function sendPieces(
  file: Blob,
  { sent, note, onProgress, sendPiece }: Way<unknown>,
): Promise<Failed | undefined> {
  let { isBegun = false } = sent
  // An empty piece asks how much there is.
  let length = isBegun ? 0 : pieceBytes
  for (let from = 0; from < file.size; length = pieceBytes) {
    const begins = from
    const piece = file.slice(begins, begins + length)
    const sending = {
      requestId: newRequestId(),
      onProgress: (share: number) => onProgress?.((begins + share * piece.size) / file.size),
    }
    const result = await sendPiece({ offset: `${begins}`, file: piece }, sending)
    if (result.kind !== 'answered') return result
    if (result.value.isReceived) return undefined
    from = result.value.offset
    if (from > 0 && !isBegun) {
      isBegun = true
      note({ isBegun })
    }
  }
  return undefined
}
