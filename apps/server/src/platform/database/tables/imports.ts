import type { Generated } from 'kysely'

export interface ImportTables {
  import_run: ImportRunTable
  imported_row: ImportedRowTable
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
  /** That file, as the operator's machine names it; null in a run of an older version. */
  rejects_path: string | null
}

interface ImportedRowTable {
  /** Keyed hash of what tells the row from all others of its kind. */
  row_key: Buffer
  /** The customer under whose key it lies; null where it is nobody's. */
  owner_key: Buffer | null
  /** Keyed hash of all that it said. */
  content_key: Buffer
  /** The last run that had it, and on which line. */
  run_id: number
  line: number
}
