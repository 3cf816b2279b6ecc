import {
  type activityDeskCalls,
  announcementDraft,
  type sendPicture,
} from '@ecenter/contract/activities/desk/announcements-at-desk.ts'
import type { DeskHandlerAhead, DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import { uploadRefused } from '../../../platform/calls/failure.ts'
import { answerListVersions } from '../../../platform/content/answer-list-versions.ts'
import { flatContent, saveContent, savedFlat } from '../../../platform/content/save-content.ts'
import type { FileRef } from '../../../platform/files/files.ts'
import { cleanUpload } from '../../../platform/uploads/clean-upload.ts'
import type { ActivitiesServices } from '../activities-services.ts'
import { insertPicture, ownerOfPictures } from '../store/content-picture.repository.ts'
import { readKeptAnnouncements } from '../store/kept-announcements.ts'
import { announcementContentType, keptContentOf } from './announcement-content-type.ts'

/** Every first visit fetches it, also on a slow line. */
const pictureBytesAtMost = 400_000

export function activityDeskHandlers(
  services: ActivitiesServices,
): DeskHandlers<typeof activityDeskCalls> {
  const { clock, db, settings } = services
  return {
    listAnnouncements: async () => ({
      announcements: (await readKeptAnnouncements({ db })).map((kept) =>
        flatContent(keptContentOf(kept)),
      ),
      today: clock.today(),
    }),
    saveAnnouncement: async ({ edited, replaces, asDraft, ...draft }, visit) =>
      savedFlat(
        await saveContent(
          announcementContentType,
          { clock, settings, visit },
          { edited, replaces, asDraft, draft },
        ),
      ),
    listAnnouncementVersions: answerListVersions(services, 'announcement', announcementDraft),
    sendPicture: answerSendPicture(services),
  }
}

function answerSendPicture({
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
      if (bytes.length > pictureBytesAtMost) {
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
