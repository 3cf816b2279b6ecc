export interface AuditTables {
  audit_entry: AuditEntryTable
  audit_chain: AuditChainTable
}

interface AuditEntryTable {
  chain: string
  seq: number
  at: Date
  event: string
  session_id: string | null
  object_id: string | null
  /** Keyed hash of whom it is about. */
  subject: string | null
  /** Keyed hash of the network address that asked. */
  address: string | null
  outcome: string
  /** The member of staff who did it; null where no member of staff did. */
  staff_id: string | null
  previous_mac: Buffer
  mac: Buffer
}

/** Where a chain ends, so that a cut end is seen. */
interface AuditChainTable {
  chain: string
  entries: number
  last_mac: Buffer
  /** Seals the three together. */
  head_mac: Buffer
}
