import { array, type InferOutput, object, string } from 'valibot'
import { staffRole } from '../../desk/staff-role.ts'

/** Who is signed in at this desk. */
export const me = object({
  staffId: string(),
  /** What they sign in with, and what others at the desk call them. */
  account: string(),
  name: string(),
  roles: array(staffRole),
})
export type Me = InferOutput<typeof me>
