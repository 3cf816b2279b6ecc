import type { activityDeskCalls } from '@ecenter/contract/activities/desk/activity-desk-calls.ts'
import type { Parts } from '../../../parts.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import { answerListAnnouncementVersions } from './list-announcement-versions.ts'
import { answerListAnnouncements } from './list-announcements.ts'
import { answerSaveAnnouncement } from './save-announcement.ts'
import { answerSendPicture } from './send-picture.ts'

export function activityDeskHandlers(parts: Parts): DeskHandlers<typeof activityDeskCalls> {
  return {
    listAnnouncements: answerListAnnouncements(parts),
    saveAnnouncement: answerSaveAnnouncement(parts),
    listAnnouncementVersions: answerListAnnouncementVersions(parts),
    sendPicture: answerSendPicture(parts),
  }
}
