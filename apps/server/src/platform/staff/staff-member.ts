import type { StaffRole } from '@ecenter/contract/desk/desk-call.ts'
import type { StaffState } from '@ecenter/contract/staff/desk/staff-at-desk.ts'

/** An account at the desk. */
export interface StaffRecord {
  readonly id: string
  readonly account: string
  readonly name: string
  readonly roles: readonly StaffRole[]
  readonly state: StaffState
  readonly signedInAt: Date | undefined
}

/** The same with what opens it; read by who signs in and nobody else. */
export interface StaffKeeping extends StaffRecord {
  readonly passwordHash: string
  /** Undefined until an app is joined. */
  readonly appSecret: string | undefined
  readonly lastCodeStep: number
}
