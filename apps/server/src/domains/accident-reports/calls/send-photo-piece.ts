import {
  photoBytesAtMost,
  type sendAccidentPhotoPiece,
  type sendOwnAccidentPhotoPiece,
} from '@ecenter/contract/accident-reports/accident-report-calls.ts'
import { boolean } from 'valibot'
import { uploadRefused } from '../../../platform/calls/failure.ts'
import type { Handler, Submitting, Visitor } from '../../../platform/calls/handler.ts'
import { addPiece, endOf, piecesAtMost, piecesOf } from '../../../platform/uploads/upload-pieces.ts'
import { provenPhone } from '../../../platform/verification/proven-phone.ts'
import type { Services } from '../../services.ts'
import { tooManyPhotos } from './too-many-photos.ts'

interface GivenPiece {
  readonly upload: string
  readonly offset: number
  readonly file: Uint8Array
}

export function answerSendAccidentPhotoPiece(
  services: Services,
): Handler<typeof sendAccidentPhotoPiece> {
  return async ({ mobile, ...piece }, visitor) => {
    const { object } = await provenPhone(services, visitor, mobile)
    return takePiece(services, visitor, object.customerKey, piece)
  }
}

export function answerSendOwnAccidentPhotoPiece(
  services: Services,
): Handler<typeof sendOwnAccidentPhotoPiece> {
  return ({ handle: _, ...piece }, visitor) =>
    takePiece(services, visitor, visitor.grant.object.customerKey, piece)
}

/** Of an upload of somebody else there is nothing here, as of one that nobody has begun. */
async function takePiece(
  services: Services,
  { session, submission }: Visitor & Submitting,
  customerKey: Buffer,
  { upload, offset, file }: GivenPiece,
) {
  const ref = { customerKey, upload }
  const before = await piecesOf(services, ref)
  const end = endOf(before)
  if (offset !== end || file.length === 0) return submission.commit(async () => ({ offset: end }))
  if (end + file.length > photoBytesAtMost || before.length === piecesAtMost) {
    throw uploadRefused('文件超过 10 MB，请换一个小一些的文件。')
  }
  const isWithinLimit = await submission.once({
    name: 'count',
    result: boolean(),
    act: () => countPiece(services, session.id, end),
    whenLost: 'act again',
  })
  if (!isWithinLimit) throw tooManyPhotos()
  const { id } = await services.files.store(customerKey, file)
  return submission.commit(async ({ db }) => ({
    offset: await addPiece({ ...services, db }, ref, { id, from: offset, bytes: file.length }),
  }))
}

/** Each piece that is stored counts, and with its first one the photo. */
async function countPiece({ limits }: Services, sessionId: string, end: number): Promise<boolean> {
  if (!(await limits.take('accidentPhotoPiecesBySession', sessionId))) return false
  return end > 0 || limits.take('accidentPhotosBySession', sessionId)
}
