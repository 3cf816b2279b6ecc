import type { WishKind } from '@ecenter/contract/core/wish.ts'
import type { Generated } from 'kysely'

export interface CoreTables {
  import_run: ImportRunTable
  imported_row: ImportedRowTable
  core_answer: CoreAnswerTable
  unused_value: UnusedValueTable
  core_key: CoreKeyTable
  core_event: CoreEventTable
  core_event_file: CoreEventFileTable
  core_feed: CoreFeedTable
  core_pipeline: CorePipelineTable
  wish: WishTable
  wish_note: WishNoteTable
}

interface ImportRunTable {
  id: Generated<number>
  kind: string
  /** SHA-256 of the file's bytes, unpacked: tells whether it is the one that was begun. */
  file_digest: Buffer
  /** Whether it stores rows anew that say what they said. */
  is_again: Generated<boolean>
  begun_at: Date
  /** Null while lines are left, so that the same file goes on there. */
  ended_at: Date | null
  line_done: Generated<number>
  added: Generated<number>
  changed: Generated<number>
  unchanged: Generated<number>
  rejected: Generated<number>
  /** How much of the file of rejected rows belongs to the lines that are done. */
  rejects_bytes: Generated<number>
  /** That file, as the operator's machine names it; */
  rejects_path: string | null
}

interface ImportedRowTable {
  /** Keyed hash of what tells the row from all others of its kind. */
  row_key: Buffer
  /** The customer under whose key it lies; null where it is nobody's. */
  owner_key: Buffer | null
  /** Keyed hash of all that it said. */
  content_key: Buffer
  /** The last run that had it, and on which line; 0 where the core told it in a call. */
  run_id: number
  line: number
  /** Which version of it stands here; null where only files told it, which have none. */
  version: number | null
  /** When the core told it in a call; null where a file did. */
  taken_at: Date | null
  /** Whether the core took it away; the row stays, so that an older version does not bring it back. */
  is_gone: Generated<boolean>
}

/** An event of ours that a row of the core answers, by the row that did. */
interface CoreAnswerTable {
  event_id: string
  row_key: Buffer
  /** The kind of that row. */
  kind: string | null
  answered_at: Date
  /** The row's number. */
  sealed: Buffer | null
}

/** What of a row of the core could not be used, though the row was taken; until the core tells it rightly. */
interface UnusedValueTable {
  row_key: Buffer
  kind: string
  owner_key: Buffer | null
  noted_at: Date
  /** The row's number, and each column with why. */
  sealed: Buffer
}

interface CoreKeyTable {
  id: string
  /** What the operator calls it: the system that has it. */
  name: string
  /** Keyed hash of the key, which is shown once and kept nowhere. */
  key_hash: Buffer
  scopes: string[]
  added_at: Date
  /** The last call with it, give or take a minute. */
  used_at: Date | null
  revoked_at: Date | null
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

/** What a customer asked of the insurer's core, and what it answered. */
interface WishTable {
  /** The event that asks for it. */
  event_id: string
  /** Which of several things that one event asks for; empty where it asks for one. */
  part: string
  kind: WishKind
  customer_key: Buffer
  /** The policy, order or person that it is about. */
  object_id: string
  /** The core's row that answers it, by its key in the ledger of imports; null where no row does. */
  row_key: Buffer | null
  state: Generated<'asked' | 'answered' | 'refused' | 'replaced'>
  asked_at: Date
  /** From then on it is overdue. */
  due_at: Date
  ended_at: Date | null
  /** Whether a row answered it, so that what the row says is the fact. */
  is_of_row: Generated<boolean>
  /** When staff had the core told of it once more. */
  asked_again_at: Date | null
  /** When its customer was told of the answer by SMS; of a change of accounts alone. */
  told_at: Generated<Date | null>
  /** What was asked for, what stood before, and why it was refused. */
  sealed: Buffer
}

interface WishNoteTable {
  event_id: string
  id: string
  at: Date
  /** What was said, and who noted it. */
  sealed: Buffer
}
