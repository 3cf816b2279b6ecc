import type { Generated } from 'kysely'

export interface CoreEventTables {
  core_event: CoreEventTable
  core_event_file: CoreEventFileTable
  core_feed: CoreFeedTable
  core_pipeline: CorePipelineTable
}

/** What the insurer's core is told; subject and data are sealed. */
interface CoreEventTable {
  /** A UUID of version 7. */
  id: string
  /** The order of writing, in which positions are given. */
  seq: Generated<number>
  type: string
  /** Of its subject, a keyed hash. */
  subject_key: Buffer
  /** By its subject: which of the eight pushes it. */
  pipeline: number
  at: Date
  /** Where it stands in the feed; null until the relay saw it committed. */
  position: Generated<number | null>
  /** When the core said that it has it. */
  received_at: Generated<Date | null>
  tries: Generated<number>
  first_tried_at: Generated<Date | null>
  next_try_at: Generated<Date | null>
  /** Since then a dead letter, which nobody tries any more. */
  given_up_at: Generated<Date | null>
  /** What came of the last try; nothing of the event. */
  failure: Generated<string | null>
  sealed: Buffer
}

interface CoreEventFileTable {
  file_id: string
  /** Whose it is. */
  customer_key: Buffer
  event_id: string
  media_type: string
}

/** One row, which the relay holds while it gives positions. */
interface CoreFeedTable {
  is_only: Generated<boolean>
  last_position: number
}

/** Which process pushes a pipeline; eight rows. */
interface CorePipelineTable {
  number: number
  holder: string | null
  /** By the clock of the database. */
  held_until: Date | null
}
