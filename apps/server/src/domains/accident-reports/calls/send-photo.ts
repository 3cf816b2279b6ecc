import type { PhotoFrame } from '@ecenter/contract/accident-reports/accident.ts'
import type {
  sendAccidentPhoto,
  sendOwnAccidentPhoto,
} from '@ecenter/contract/accident-reports/accident-report-calls.ts'
import { boolean } from 'valibot'
import { uploadRefused } from '../../../platform/calls/failure.ts'
import type { Handler, Submitting, Visitor } from '../../../platform/calls/handler.ts'
import { cleanUpload, senderOf } from '../../../platform/uploads/clean-upload.ts'
import { provenPhone } from '../../../platform/verification/proven-phone.ts'
import type { Services } from '../../services.ts'
import { photoToken } from './photo-token.ts'

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

/** A photo lies here for a day; the report that names it keeps it. */
async function takePhoto(
  services: Services,
  visitor: Visitor & Submitting,
  customerKey: Buffer,
  { frame, file }: { readonly frame: PhotoFrame; readonly file: Uint8Array },
) {
  const { session, submission } = visitor
  const isWithinLimit = await submission.once({
    name: 'count',
    result: boolean(),
    act: () => services.limits.take('accidentPhotosBySession', session.id),
    whenLost: 'act again',
  })
  if (!isWithinLimit) {
    throw uploadRefused('今天传的照片太多，可以先发送报案，照片稍后由理赔人员联系您补。')
  }
  const { bytes, mediaType } = await cleanUpload(services, senderOf(visitor), file)
  if (mediaType !== 'image/jpeg') throw uploadRefused('这里只收照片，请拍一张，或从相册选择。')
  const { id } = await services.files.store(customerKey, bytes)
  return submission.commit(async ({ record }) => {
    record({ event: 'accident-photo-sent', subject: customerKey.toString('hex'), outcome: frame })
    const whose = { session, customerKey }
    return { photo: photoToken(services, whose, { id, frame, bytes: bytes.length }) }
  })
}
