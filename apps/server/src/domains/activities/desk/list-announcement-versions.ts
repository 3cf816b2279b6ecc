import {
  announcementDraft,
  type listAnnouncementVersions,
} from '@ecenter/contract/activities/desk/announcements-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { versionsAtDesk } from '../../../platform/content/versions-at-desk.ts'
import type { ActivitiesServices } from '../activities-services.ts'

export function answerListAnnouncementVersions({
  db,
  keys,
}: ActivitiesServices): DeskHandler<typeof listAnnouncementVersions> {
  return async ({ id }) => ({
    versions: await versionsAtDesk({ db, keys }, 'announcement', id, announcementDraft),
  })
}
