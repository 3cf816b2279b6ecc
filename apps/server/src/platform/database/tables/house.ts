import type { Channel } from '@ecenter/contract/constants/channels.ts'
import type { Generated } from 'kysely'

export interface HouseTables {
  known_key: KnownKeyTable
  search_secret: SearchSecretTable
  taken_code: TakenCodeTable
  outbox_message: OutboxMessageTable
  outbox_attachment: OutboxAttachmentTable
  day_figure: DayFigureTable
  rolled_day: RolledDayTable
  analytics_visit: AnalyticsVisitTable
  analytics_event: AnalyticsEventTable
  analytics_vital: AnalyticsVitalTable
}

interface KnownKeyTable {
  /** The setting, and of a data key its number; or `search secret`. */
  name: string
  /** Follows from the key and leads to nothing. */
  print: Buffer
  /** Nothing was sealed with it any more when somebody said so; it need not be given. */
  is_retired: Generated<boolean>
}

interface SearchSecretTable {
  /** There is one row. */
  is_only: Generated<boolean>
  /** What keyed hashes are made with, under one of SEARCH_KEY. */
  sealed: Buffer
  /** What is sealed was itself SEARCH_KEY, when that one made hashes. */
  is_former_key: boolean
}

/** A number or code that was given out, so that no other gets it. */
interface TakenCodeTable {
  code: string
}

interface OutboxMessageTable {
  id: Generated<number>
  channel: 'sms' | 'mail'
  at: Date
  sealed: Buffer
}

interface OutboxAttachmentTable {
  id: string
  message_id: number
  /** The file itself; its name stands in the message. */
  sealed: Buffer
}

/** What happened on one day, counted. It names no customer; `''` where a dimension does not apply. */
interface DayFigureTable {
  day: string
  subject: string
  measure: string
  staff_id: Generated<string>
  branch: Generated<string>
  product: Generated<string>
  cause: Generated<string>
  /** A step, a way in, or another part that the measure is split into. */
  part: Generated<string>
  count: number
  sum: Generated<number>
  /** How many lay between two bounds of `day-figure.ts`; null of what has no length. */
  buckets: number[] | null
}

/** When the figures of a subject on a day were counted last. */
interface RolledDayTable {
  subject: string
  day: string
  rolled_at: Date
}

interface AnalyticsVisitTable {
  session_id: string
  visit: string
}

interface AnalyticsEventTable {
  id: Generated<number>
  /** The hour, and no nearer. */
  at: Date
  kind: 'view' | 'click'
  /** A route, or one of the named buttons. */
  name: string
  channel: Channel
  entry_id: string | null
  /** Random; joins the events of one session to each other and to nothing else. */
  visit: string
}

interface AnalyticsVitalTable {
  id: Generated<number>
  /** The hour, and no nearer; no visit stands beside it. */
  at: Date
  name: 'LCP' | 'INP' | 'CLS'
  /** The screen that the page was opened at. */
  route: string
  channel: Channel
  value: number
}
