import type { Generated } from 'kysely'

export interface KeyTables {
  known_key: KnownKeyTable
  search_secret: SearchSecretTable
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
