import type { Generated } from 'kysely'

export interface KeyTables {
  known_key: KnownKeyTable
}

interface KnownKeyTable {
  /** The setting, and of a data key its number. */
  name: string
  /** Follows from the key and leads to nothing. */
  print: Buffer
  /** Nothing was sealed with it any more when somebody said so; it need not be given. */
  is_retired: Generated<boolean>
}
