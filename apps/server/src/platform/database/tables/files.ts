export interface FileTables {
  loose_file: LooseFileTable
}

/** A stored file that no row refers to, yet or any more. */
interface LooseFileTable {
  customer_key: Buffer
  id: string
  remove_after: Date
}
