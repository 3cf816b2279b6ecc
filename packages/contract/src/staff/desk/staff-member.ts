import {
  array,
  type InferOutput,
  isoTimestamp,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot'
import { staffRole } from '../../desk/staff-role.ts'

/**
 * `new` has the first password and no app yet, `active` signs in with both, `disabled` cannot sign in.
 */
export const staffState = picklist(['new', 'active', 'disabled'])
export type StaffState = InferOutput<typeof staffState>

/** One row in the list of staff. */
export const staffMember = object({
  staffId: string(),
  account: string(),
  name: string(),
  roles: array(staffRole),
  state: staffState,
  /** When they last came; missing for who never did. */
  signedInAt: optional(pipe(string(), isoTimestamp())),
  /** What one supervisor has asked for and another one has to confirm. */
  awaited: optional(
    object({
      kind: picklist(['roles', 'disable', 'enable', 'reset']),
      roles: optional(array(staffRole)),
      byId: string(),
      byName: string(),
      at: pipe(string(), isoTimestamp()),
    }),
  ),
})
export type StaffMember = InferOutput<typeof staffMember>
