import type { sendPicture } from '@ecenter/contract/activities/desk/announcements-at-desk.ts'
import type { DeskHandlerAhead } from '../../../platform/calls/desk-handler.ts'
import { uploadRefused } from '../../../platform/calls/failure.ts'
import type { FileRef } from '../../../platform/files/files.ts'
import { cleanUpload } from '../../../platform/uploads/clean-upload.ts'
import type { ActivitiesServices } from '../activities-services.ts'
import { insertPicture, ownerOfPictures } from '../store/content-picture.repository.ts'

/** Every first visit fetches it, also on a slow line. */
const bytesAtMost = 400_000

export function answerSendPicture({
  uploads,
  files,
  keys,
  clock,
}: ActivitiesServices): DeskHandlerAhead<typeof sendPicture, FileRef> {
  return {
    async ahead({ file }, { staff }) {
      // Of one office each has turns of their own.
      const asker = { network: staff.id, session: staff.id }
      const { bytes, mediaType } = await cleanUpload({ uploads }, asker, file)
      if (mediaType !== 'image/jpeg') throw uploadRefused('请上传 JPG、PNG 或 WebP 图片。')
      if (bytes.length > bytesAtMost) {
        throw uploadRefused('图片太大，客户打开会慢。请缩小到宽 1200 像素以内再上传。')
      }
      // Where nothing comes to name it, it is removed later.
      return files.store(ownerOfPictures(keys), bytes)
    },
    async act(stored, { db, record }) {
      await insertPicture({ db }, stored, clock.now())
      await files.keep(stored, db)
      record({ event: 'content-saved', objectId: stored.id, outcome: 'picture' })
      return { pictureId: stored.id }
    },
  }
}
