import type { StaffRole } from '@ecenter/contract/desk/permissions.ts'
import type { StaffState } from '@ecenter/contract/staff/desk/staff-at-desk.ts'

/** An account at the desk. */
export interface StaffRecord {
  readonly id: string
  readonly account: string
  readonly name: string
  readonly roles: readonly StaffRole[]
  readonly state: StaffState
  readonly signedInAt: Date | undefined
  /** They come in by their company account: it says what they may do, and they have no password here. */
  readonly isByCompany: boolean
  /** The code of their branch, or what the company account calls it; undefined at the head office, which sees all. */
  readonly branch: string | undefined
  readonly team: string | undefined
  /** Who has seen their last first password, and could have come in with it. */
  readonly openedBy: string | undefined
}

/** The same with what opens it; read by who signs in and nobody else. */
export interface StaffKeeping extends StaffRecord {
  /** Undefined for who comes in by their company account. */
  readonly passwordHash: string | undefined
  /** Undefined until an app is joined. */
  readonly appSecret: string | undefined
  readonly lastCodeStep: number
}
