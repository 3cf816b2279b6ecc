import { listAnnouncementVersions } from './list-announcement-versions.ts'
import { listAnnouncements } from './list-announcements.ts'
import { saveAnnouncement } from './save-announcement.ts'
import { sendPicture } from './send-picture.ts'

export const activityDeskCalls = {
  listAnnouncements,
  saveAnnouncement,
  listAnnouncementVersions,
  sendPicture,
}
