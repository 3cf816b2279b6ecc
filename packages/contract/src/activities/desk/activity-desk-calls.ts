import { listAnnouncementVersions } from './list-announcement-versions.ts'
import { listAnnouncements } from './list-announcements.ts'
import { saveAnnouncement } from './save-announcement.ts'

export const activityDeskCalls = {
  listAnnouncements,
  saveAnnouncement,
  listAnnouncementVersions,
}
