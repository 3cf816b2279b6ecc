import type { AnnouncementKind } from '@ecenter/contract/activities/desk/announcements-at-desk.ts'
import type { Channel } from '@ecenter/contract/constants/channels.ts'
import { defaultCity } from '@ecenter/contract/constants/default-city.ts'
import type { Services } from '../../services.ts'
import { readAnnouncements } from '../store/announcement.repository.ts'

interface Asked {
  readonly cityCode?: string | undefined
  readonly channelType?: Channel
}

/** What is shown of one kind in the city and channel that a page asks for. */
export async function shownNow(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  kind: AnnouncementKind,
  { cityCode = defaultCity.cityCode, channelType }: Asked,
) {
  return readAnnouncements(
    { db },
    { kind, cityCode, today: clock.today(), ...(channelType && { channel: channelType }) },
  )
}
