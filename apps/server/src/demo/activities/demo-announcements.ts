import { randomUUID } from 'node:crypto'
import { announcementKind } from '@ecenter/contract/activities/desk/announcements-at-desk.ts'
import { channels } from '@ecenter/contract/constants/channels.ts'
import { array, number, optional, picklist, strictObject, string } from 'valibot'
import type { PlannedAnnouncement } from '../../domains/activities/store/announcement.repository.ts'
import { readRows } from '../data/read-data.ts'

export const announcementRow = strictObject({
  kind: announcementKind,
  title: string(),
  text: string(),
  to: optional(string()),
  from: string(),
  until: string(),
  /** Everywhere, and in every channel, where there is none. */
  areaCodes: optional(array(string()), []),
  channels: optional(array(picklist(channels)), []),
  joinedCount: optional(number(), 0),
})

/** What the demo insurer announces, from a week before a day to four weeks after it. */
export function demoAnnouncements(today: string): PlannedAnnouncement[] {
  return readRows('announcements.ndjson', announcementRow, today).map((told, seq) => ({
    ...told,
    id: randomUUID(),
    seq,
  }))
}
