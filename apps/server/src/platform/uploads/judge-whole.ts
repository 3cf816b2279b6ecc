import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { boolean } from 'valibot'
import { Failure, fieldRefused } from '../calls/failure.ts'
import type { Submitting, Visitor } from '../calls/handler.ts'
import type { Clock } from '../clock/clock.ts'
import type { Db } from '../database/database.ts'
import type { Files } from '../files/files.ts'
import type { Limits } from '../limits/limits.ts'
import { cleanUpload, senderOf } from './clean-upload.ts'
import type { PieceLimits } from './take-piece.ts'
import {
  dropPieces,
  endOf,
  joinPieces,
  type Piece,
  piecesOf,
  type UploadRef,
} from './upload-pieces.ts'
import type { CleanFile, Uploads } from './uploads.ts'

interface WholeServices {
  readonly db: Db
  readonly clock: Clock
  readonly files: Files
  readonly limits: Limits
  readonly uploads: Uploads
}

/** A file that may be kept, and the pieces it was made of: the transaction that keeps it uses them up. */
interface JudgedFile extends CleanFile {
  readonly pieces: readonly Piece[]
}

/**
 * The file that the pieces of an upload make, drawn anew. Where they are not all of it the phone is asked for what is
 * missing by the field `upload`. Of what is refused the pieces go, so that it is not judged again and again.
 */
export async function judgeWhole(
  services: WholeServices,
  visitor: Visitor & Submitting,
  ref: UploadRef,
  expected: number,
  limits: PieceLimits,
): Promise<JudgedFile> {
  const pieces = await piecesOf(services, ref)
  // Never begun, removed by now, or not this sender's.
  if (endOf(pieces) !== expected) throw notWhole()
  const isWithinLimit = await visitor.submission.once({
    name: 'count whole',
    result: boolean(),
    act: () => services.limits.take(limits.judged, visitor.session.id),
    whenLost: 'act again',
  })
  if (!isWithinLimit) throw limits.tooMany()
  try {
    const read = () => joinPieces(services.files, ref, pieces)
    return { ...(await cleanUpload(services, senderOf(visitor), read)), pieces }
  } catch (error) {
    if (isRefusedFile(error)) await dropPieces(services, ref)
    throw error
  }
}

export function isRefusedFile(error: unknown): boolean {
  return error instanceof Failure && error.resultCode === resultCodes.uploadRefused
}

export function notWhole(): Failure {
  return fieldRefused('upload', '文件没有传完，请再试一次。')
}
