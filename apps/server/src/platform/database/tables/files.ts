export interface FileTables {
  loose_file: LooseFileTable
}

/** A stored file that no row refers to, yet or any more. */
interface LooseFileTable {
  customer_key: Buffer
  id: string
  remove_after: Date
  /** Of a piece of an upload: which one, how many bytes come before it, and how many it has. */
  upload_id: string | null
  piece_from: number | null
  piece_bytes: number | null
}
