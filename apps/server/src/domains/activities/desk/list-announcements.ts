import type { listAnnouncements } from '@ecenter/contract/activities/desk/announcements-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { flatContent } from '../../../platform/content/save-content.ts'
import type { ActivitiesServices } from '../activities-services.ts'
import { readKeptAnnouncements } from '../store/kept-announcements.ts'
import { keptContentOf } from './announcement-content-type.ts'

export function answerListAnnouncements({
  db,
  clock,
}: ActivitiesServices): DeskHandler<typeof listAnnouncements> {
  return async () => ({
    announcements: (await readKeptAnnouncements({ db })).map((kept) =>
      flatContent(keptContentOf(kept)),
    ),
    today: clock.today(),
  })
}
