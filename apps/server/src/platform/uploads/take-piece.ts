import { fileBytesAtMost } from '@ecenter/contract/rules/pieces.ts'
import { boolean } from 'valibot'
import { type Failure, uploadRefused } from '../calls/failure.ts'
import type { Submitting, Visitor } from '../calls/handler.ts'
import type { Clock } from '../clock/clock.ts'
import type { Db } from '../database/database.ts'
import type { Files } from '../files/files.ts'
import type { LimitRule } from '../limits/limit-rules.ts'
import type { Limits } from '../limits/limits.ts'
import { addPiece, endOf, piecesAtMost, piecesOf, type UploadRef } from './upload-pieces.ts'

/** What a subject counts of files in pieces by session, and what it says where a day's share is used up. */
export interface PieceLimits {
  readonly begun: LimitRule
  readonly pieces: LimitRule
  readonly judged: LimitRule
  readonly tooMany: () => Failure
}

interface PieceServices {
  readonly db: Db
  readonly clock: Clock
  readonly files: Files
  readonly limits: Limits
}

interface GivenPiece {
  readonly offset: number
  readonly file: Uint8Array
}

/**
 * Puts a piece behind those that are there, and answers where the next begins. One that begins elsewhere, or is empty,
 * changes nothing. Of an upload of somebody else there is nothing here, as of one that nobody has begun.
 */
export async function takePiece(
  services: PieceServices,
  { session, submission }: Visitor & Submitting,
  ref: UploadRef,
  { offset, file }: GivenPiece,
  limits: PieceLimits,
) {
  const before = await piecesOf(services, ref)
  const end = endOf(before)
  if (offset !== end || file.length === 0) return submission.commit(async () => ({ offset: end }))
  if (end + file.length > fileBytesAtMost || before.length === piecesAtMost) {
    throw uploadRefused('文件超过 10 MB，请换一个小一些的文件。')
  }
  const isWithinLimit = await submission.once({
    name: 'count',
    result: boolean(),
    act: () => countPiece(services.limits, limits, session.id, end),
    whenLost: 'act again',
  })
  if (!isWithinLimit) throw limits.tooMany()
  const { id } = await services.files.store(ref.customerKey, file)
  return submission.commit(async ({ db }) => ({
    offset: await addPiece({ ...services, db }, ref, { id, from: offset, bytes: file.length }),
  }))
}

/** Each piece that is stored counts, and with its first one the file. */
async function countPiece(
  limits: Limits,
  { pieces, begun }: PieceLimits,
  sessionId: string,
  end: number,
): Promise<boolean> {
  if (!(await limits.take(pieces, sessionId))) return false
  return end > 0 || limits.take(begun, sessionId)
}
