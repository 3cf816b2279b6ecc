import {
  type activityDeskCalls,
  announcementDraft,
} from '@ecenter/contract/activities/desk/announcements-at-desk.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import { answerListVersions } from '../../../platform/content/answer-list-versions.ts'
import type { ActivitiesServices } from '../activities-services.ts'
import { answerListAnnouncements } from './list-announcements.ts'
import { answerSaveAnnouncement } from './save-announcement.ts'
import { answerSendPicture } from './send-picture.ts'

export function activityDeskHandlers(
  services: ActivitiesServices,
): DeskHandlers<typeof activityDeskCalls> {
  return {
    listAnnouncements: answerListAnnouncements(services),
    saveAnnouncement: answerSaveAnnouncement(services),
    listAnnouncementVersions: answerListVersions(services, 'announcement', announcementDraft),
    sendPicture: answerSendPicture(services),
  }
}
