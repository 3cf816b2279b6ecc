import { newDraftId } from './accidents.ts'
import { photo } from './sample-files.ts'

/** A photo that is one piece, as a call for pieces takes it. */
export async function firstPiece() {
  return { upload: newDraftId(), offset: '0', file: new Uint8Array(await photo()) }
}
