import type { GrantKind, GrantLevel } from '../../grants/grant.ts'

export interface GrantTables {
  visitor_grant: VisitorGrantTable
}

interface VisitorGrantTable {
  session_id: string
  handle: string
  kind: GrantKind
  level: GrantLevel
  /** The one action a fresh code is good for, or the delegation that family sees by; empty otherwise. */
  action: string
  customer_key: Buffer
  object_id: string
  proven_at: Date
  expires_at: Date
  ends_at: Date
}
