import { newRequestId } from '@ecenter/client/request-id.ts'
import type { Result } from '@ecenter/client/result.ts'
import {
  sendAccidentPhoto,
  sendAccidentPhotoPiece,
  sendOwnAccidentPhoto,
  sendOwnAccidentPhotoPiece,
} from '@ecenter/contract/accident-reports/accident-report-calls.ts'
import type { ResponseOf } from '@ecenter/contract/call.ts'
import { type Sending, sendFile } from '../../client/files/send-file.ts'
import { sendInPieces } from '../../client/files/send-pieces.ts'
import { send } from '../../client/send.ts'
import { noteWaiting, type WaitingPhoto } from './waiting-photos.ts'

/** Who sends it: by a proof of the car, or of a phone. */
export type PhotoSender = { readonly handle: string } | { readonly mobile: string }

/** What of its report has arrived with it. */
type Taken = ResponseOf<typeof sendAccidentPhoto>

/** Sends a photo in pieces, from where the service has it, and asks to take it once all has come. */
export function sendPhoto(
  sender: PhotoSender,
  draftId: string,
  { id, ...sent }: WaitingPhoto,
  file: Blob,
): Promise<Result<Taken>> {
  return sendInPieces(file, {
    sent,
    note: (more) => noteWaiting(id, more),
    sendPiece: (piece, sending) => sendPiece(sender, { upload: id, ...piece }, sending),
    askToTake: (bytes, requestId) => askToTake(sender, draftId, id, bytes, requestId),
  })
}

/** Nobody shall wait for a photo that this phone has lost, or that was refused before it was whole. */
export function giveUpPhoto(
  sender: PhotoSender,
  draftId: string,
  id: string,
): Promise<Result<Taken>> {
  return askToTake(sender, draftId, id, 0, newRequestId())
}

function askToTake(
  sender: PhotoSender,
  draftId: string,
  upload: string,
  bytes: number,
  requestId: string,
): Promise<Result<Taken>> {
  const photo = { draftId, upload, bytes }
  return 'handle' in sender
    ? send(sendOwnAccidentPhoto, { handle: sender.handle, ...photo }, requestId)
    : send(sendAccidentPhoto, { mobile: sender.mobile, ...photo }, requestId)
}

interface Piece {
  readonly upload: string
  readonly offset: string
  readonly file: Blob
}

function sendPiece(sender: PhotoSender, piece: Piece, sending: Sending) {
  return 'handle' in sender
    ? sendFile(sendOwnAccidentPhotoPiece, { handle: sender.handle, ...piece }, sending)
    : sendFile(sendAccidentPhotoPiece, { mobile: sender.mobile, ...piece }, sending)
}
