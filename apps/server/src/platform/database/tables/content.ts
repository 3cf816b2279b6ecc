import type { AnnouncementKind } from '@ecenter/contract/activities/desk/announcements-at-desk.ts'
import type { Channel } from '@ecenter/contract/constants/channels.ts'
import type { OutletService } from '@ecenter/contract/constants/outlet-service-items.ts'
import type { ColumnType, Generated } from 'kysely'

export interface ContentTables {
  faq: FaqTable
  robot_miss: RobotMissTable
  content_picture: ContentPictureTable
  content_version: ContentVersionTable
  content_draft: ContentDraftTable
  outlet: OutletTable
  branch: BranchTable
  announcement: AnnouncementTable
}

interface FaqTable {
  id: string
  topic: string
  question: string
  variants: string[]
  answer: string
  links: ColumnType<{ title: string; href: `#/${string}` }[], string, string>
  /** Lower ones come first. */
  place: number
  is_shown: boolean
  /** Counts up with every change. */
  version: Generated<number>
}

/** `unknown`: the robot found nothing; `unhelpful`: its answer was called so. */
export type MissReason = 'unknown' | 'unhelpful'

interface RobotMissTable {
  id: string
  /** Keyed hash of the words. */
  words_key: Buffer
  reason: MissReason
  times: Generated<number>
  last_at: Date
  /** The question that was written or chosen for it. */
  answered_by: Generated<string | null>
  set_aside_at: Generated<Date | null>
  /** Which other it asks the same as: what is written for that one answers this one too. */
  asked_with: Generated<string | null>
  /** What was asked; people type their own names and numbers. */
  sealed: Buffer
}

/** A picture that the site shows to everybody; its bytes are a file of the same name. */
interface ContentPictureTable {
  id: string
  added_at: Date
}

export type ContentKind = 'faq' | 'outlet' | 'announcement' | 'questionnaire'

interface ContentVersionTable {
  kind: ContentKind
  content_id: string
  version: number
  at: Date | null
  staff_id: string | null
  /** Who published it, where its author did not. */
  reviewed_by: Generated<string | null>
  state: ColumnType<unknown, string, never>
}

/** Open are the first three. */
export type ContentDraftState =
  | 'waiting'
  | 'scheduled'
  | 'returned'
  | 'published'
  | 'withdrawn'
  | 'replaced'

interface ContentDraftTable {
  id: string
  kind: ContentKind
  content_id: string
  /** What staff call it. */
  title: string
  /** As its form knows it. */
  written: ColumnType<unknown, string, never>
  state: ContentDraftState
  staff_id: string
  written_at: Date
  /** Who could have come in as its author then; null where nobody could. */
  opened_by: string | null
  reviewed_by: Generated<string | null>
  reviewed_at: Generated<Date | null>
  note: Generated<string | null>
  /** Of one that is scheduled. */
  publish_at: Generated<Date | null>
  /** What customers saw when it was written, and then when it was reviewed; 0 where there was nothing yet. */
  live_version: number
  /** What a customer asked in vain, which it answers. */
  miss_id: string | null
}

interface OutletTable {
  id: string
  name: string
  address: string
  area_code: string
  /** Five bits, as in `websitetype`. */
  types: string
  services: OutletService[]
  phone: string
  latitude: number
  longitude: number
  /** Written as text; read by the index alone. */
  spot: string
  hours: OpeningHours
  is_shown: Generated<boolean>
  /** Counts up with every change. */
  version: Generated<number>
}

interface BranchTable {
  com_code: string
  com_name: string
  area_code: string
  address: string
  phone: string
}

/** When an outlet is open, in the time of China. */
export interface OpeningHours {
  readonly spans: readonly OpeningSpan[]
  readonly isOpenOnHolidays: boolean
}

/** One stretch of a day. What ends at or before it began ends on the day after. */
export interface OpeningSpan {
  /** 1 is Monday, 7 Sunday. */
  readonly days: readonly number[]
  /** `08:30`; `24:00` ends a day. */
  readonly from: string
  readonly to: string
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
