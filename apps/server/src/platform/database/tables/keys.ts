export interface KeyTables {
  known_key: KnownKeyTable
}

interface KnownKeyTable {
  /** The setting, and of a data key its number. */
  name: string
  /** Follows from the key and leads to nothing. */
  print: Buffer
}
