import type { PhotoFrame } from '@ecenter/contract/accident-reports/accident.ts'
import type {
  sendAccidentPhoto,
  sendOwnAccidentPhoto,
} from '@ecenter/contract/accident-reports/accident-report-calls.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { boolean } from 'valibot'
import { Failure, fieldRefused, uploadRefused } from '../../../platform/calls/failure.ts'
import type { Handler, Submitting, Visitor } from '../../../platform/calls/handler.ts'
import { cleanUpload, senderOf } from '../../../platform/uploads/clean-upload.ts'
import {
  dropPieces,
  endOf,
  joinPieces,
  type Piece,
  piecesOf,
  type UploadRef,
  usePieces,
} from '../../../platform/uploads/upload-pieces.ts'
import { provenPhone } from '../../../platform/verification/proven-phone.ts'
import type { Services } from '../../services.ts'
import { photoToken } from './photo-token.ts'
import { tooManyPhotos } from './too-many-photos.ts'

export function answerSendAccidentPhoto(services: Services): Handler<typeof sendAccidentPhoto> {
  return async ({ mobile, ...photo }, visitor) => {
    const { object } = await provenPhone(services, visitor, mobile)
    return takePhoto(services, visitor, object.customerKey, photo)
  }
}

export function answerSendOwnAccidentPhoto(
  services: Services,
): Handler<typeof sendOwnAccidentPhoto> {
  return ({ handle: _, ...photo }, visitor) =>
    takePhoto(services, visitor, visitor.grant.object.customerKey, photo)
}

interface GivenPhoto {
  readonly frame: PhotoFrame
  readonly upload: string
  readonly bytes: number
}

/** A photo lies here for a day; the report that names it keeps it. */
async function takePhoto(
  services: Services,
  visitor: Visitor & Submitting,
  customerKey: Buffer,
  { frame, upload, bytes: expected }: GivenPhoto,
) {
  const { session, submission } = visitor
  const ref = { customerKey, upload }
  const pieces = await piecesOf(services, ref)
  // Never begun, removed by now, or not this reporter's: the phone sends what is missing.
  if (endOf(pieces) !== expected) throw notWhole()
  const isWithinLimit = await submission.once({
    name: 'count',
    result: boolean(),
    act: () => services.limits.take('accidentPhotosJudgedBySession', session.id),
    whenLost: 'act again',
  })
  if (!isWithinLimit) throw tooManyPhotos()
  const bytes = await judged(services, visitor, ref, pieces)
  const { id } = await services.files.store(customerKey, bytes)
  return submission.commit(async ({ db, record }) => {
    // Of requests that ask at once for one whole, one has it.
    if (!(await usePieces({ ...services, db }, ref, pieces))) throw notWhole()
    record({ event: 'accident-photo-sent', subject: customerKey.toString('hex'), outcome: frame })
    const whose = { session, customerKey }
    return { photo: photoToken(services, whose, { id, frame, bytes: bytes.length }) }
  })
}

/** The photo that the pieces make. Of what is refused they go too, so that it is not judged again and again. */
async function judged(
  services: Services,
  visitor: Visitor,
  ref: UploadRef,
  pieces: readonly Piece[],
): Promise<Uint8Array> {
  try {
    const read = () => joinPieces(services.files, ref, pieces)
    const { bytes, mediaType } = await cleanUpload(services, senderOf(visitor), read)
    if (mediaType !== 'image/jpeg') throw uploadRefused('这里只收照片，请拍一张，或从相册选择。')
    return bytes
  } catch (error) {
    const isRefused = error instanceof Failure && error.resultCode === resultCodes.uploadRefused
    if (isRefused) await dropPieces(services, ref)
    throw error
  }
}

function notWhole(): Failure {
  return fieldRefused('upload', '照片没有传完，请再试一次。')
}
