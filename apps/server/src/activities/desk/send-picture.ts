import type { sendPicture } from '@ecenter/contract/activities/desk/send-picture.ts'
import type { Parts } from '../../parts.ts'
import type { DeskHandler } from '../../platform/calls/desk-handler.ts'
import { uploadRefused } from '../../platform/calls/failure.ts'
import {
  insertPicture,
  ownerOfPictures,
} from '../../records/activities/content-picture.repository.ts'

/** Every first visit fetches it, also on a slow line. */
const bytesAtMost = 400_000

export function answerSendPicture({
  uploads,
  files,
  keys,
  clock,
}: Parts): DeskHandler<typeof sendPicture> {
  return async ({ file }, { db, staff, record }) => {
    const { bytes, mediaType } = await uploads.clean(staff.id, file)
    if (mediaType !== 'image/jpeg') throw uploadRefused('请上传 JPG、PNG 或 WebP 图片。')
    if (bytes.length > bytesAtMost) {
      throw uploadRefused('图片太大，客户打开会慢。请缩小到宽 1200 像素以内再上传。')
    }
    const stored = await files.store(ownerOfPictures(keys), bytes)
    await insertPicture({ db }, stored, clock.now())
    await files.keep(stored, db)
    record({ event: 'content-saved', objectId: stored.id, outcome: 'picture' })
    return { pictureId: stored.id }
  }
}
