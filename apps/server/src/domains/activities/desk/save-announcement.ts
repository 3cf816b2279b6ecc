import type { saveAnnouncement } from '@ecenter/contract/activities/desk/announcements-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { saveContent, savedFlat } from '../../../platform/content/save-content.ts'
import type { ActivitiesServices } from '../activities-services.ts'
import { announcementContentType } from './announcement-content-type.ts'

export function answerSaveAnnouncement({
  clock,
  settings,
}: ActivitiesServices): DeskHandler<typeof saveAnnouncement> {
  return async ({ edited, replaces, asDraft, ...draft }, visit) =>
    savedFlat(
      await saveContent(
        announcementContentType,
        { clock, settings, visit },
        { edited, replaces, asDraft, draft },
      ),
    )
}
