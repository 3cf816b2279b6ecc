import type { AnnouncementKind } from '@ecenter/contract/activities/desk/announcements-at-desk.ts'
import type { Channel } from '@ecenter/contract/constants/channels.ts'
import type { ColumnType, Generated } from 'kysely'

export interface AnnouncementTables {
  announcement: AnnouncementTable
}

interface AnnouncementTable {
  id: string
  kind: AnnouncementKind
  title: string
  text: string
  target: string | null
  /** Areas that it is shown in, with all that lies in them; everywhere when there is none. */
  area_codes: string[]
  /** Every channel when there is none. */
  channels: Channel[]
  from_on: ColumnType<string, string, string>
  until_on: ColumnType<string, string, string>
  /** Lower ones come first. */
  seq: number
  joined_count: Generated<number>
  is_shown: Generated<boolean>
  /** Counts up with every change. */
  version: Generated<number>
  picture_id: Generated<string | null>
}
