import type { Generated } from 'kysely'

export interface AuditTables {
  audit_entry: AuditEntryTable
  audit_chain: AuditChainTable
  person_access: PersonAccessTable
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

/** One look at what is a person's, as they read it. */
interface PersonAccessTable {
  customer_key: Buffer
  /** In the order of time. */
  seq: Generated<string>
  id: string
  at: Date
  looker: 'self' | 'part' | 'family' | 'facts' | 'link' | 'staff'
  /** Of family: by what they are let. */
  delegation_id: string | null
  staff_id: string | null
  sealed: Buffer
  /** The appeal that it was reported with. */
  appeal_key: Generated<Buffer | null>
  appeal_id: Generated<string | null>
}
