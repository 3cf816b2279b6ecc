import type { Generated } from 'kysely'

export interface ImportTables {
  import_run: ImportRunTable
  imported_row: ImportedRowTable
  core_answer: CoreAnswerTable
  unused_value: UnusedValueTable
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
