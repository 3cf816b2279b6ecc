import { newRequestId } from '@ecenter/client/request-id.ts'
import type { Failed, Result } from '@ecenter/client/result.ts'
import {
  sendAccidentPhoto,
  sendAccidentPhotoPiece,
  sendOwnAccidentPhoto,
  sendOwnAccidentPhotoPiece,
} from '@ecenter/contract/accident-reports/accident-report-calls.ts'
import { send } from '../../client/send.ts'
import { sendFile } from '../../client/send-file.ts'
import type { DraftPhoto } from '../draft/accident-draft.ts'
import { notePhoto, useDraft } from '../draft/use-draft.ts'
import type { Reporter } from './reporter.ts'

/** Five seconds on a slow line: no more has to be sent anew where it breaks. */
const pieceBytes = 256 * 1024

/**
 * Sends a photo in pieces, from where the service has it, and asks to take it once all has come. Undefined where this
 * browser no longer holds it.
 */
export async function sendPhoto(
  reporter: Reporter,
  photo: DraftPhoto,
): Promise<Result<{ photo: string }> | undefined> {
  const file = useDraft.getState().pictures.get(photo.id)
  if (file === undefined) return undefined
  const takenBy = photo.takenBy ?? newRequestId()
  if (photo.takenBy === undefined) {
    const stopped = await sendPieces(reporter, photo, file)
    if (stopped !== undefined) return stopped
    notePhoto(photo.id, { takenBy })
  }
  const result = await askToTake(reporter, photo, file.size, takenBy)
  if (result.kind !== 'rejected' || result.field !== 'upload') return result
  // It waited for so long that pieces were removed: it is begun anew, at the next try.
  forgetSent(photo.id)
  return { kind: 'transport', status: 0 }
}

/** What the service had of it is gone. */
export function forgetSent(id: string): void {
  notePhoto(id, { isBegun: undefined, takenBy: undefined, token: undefined })
}

/** Undefined once the service has all of it. */
async function sendPieces(
  reporter: Reporter,
  { id, isBegun }: DraftPhoto,
  file: Blob,
): Promise<Failed | undefined> {
  // An empty piece asks how much there is.
  let length = isBegun === true ? 0 : pieceBytes
  for (let offset = 0; offset < file.size; length = pieceBytes) {
    const result = await sendPiece(reporter, id, offset, file.slice(offset, offset + length))
    if (result.kind !== 'answered') return result
    offset = result.value.offset
    if (offset > 0 && isBegun !== true) notePhoto(id, { isBegun: true })
  }
  return undefined
}

function sendPiece(reporter: Reporter, upload: string, offset: number, file: Blob) {
  const piece = { upload, offset: `${offset}`, file }
  const sending = { requestId: newRequestId(), onProgress: () => undefined }
  return 'handle' in reporter
    ? sendFile(sendOwnAccidentPhotoPiece, { handle: reporter.handle, ...piece }, sending)
    : sendFile(sendAccidentPhotoPiece, { mobile: reporter.mobile, ...piece }, sending)
}

function askToTake(
  reporter: Reporter,
  { id: upload, frame }: DraftPhoto,
  bytes: number,
  requestId: string,
): Promise<Result<{ photo: string }>> {
  const whole = { frame, upload, bytes }
  return 'handle' in reporter
    ? send(sendOwnAccidentPhoto, { handle: reporter.handle, ...whole }, requestId)
    : send(sendAccidentPhoto, { mobile: reporter.mobile, ...whole }, requestId)
}
