export interface CoreKeyTables {
  core_key: CoreKeyTable
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
