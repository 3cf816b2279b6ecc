import type { StaffMember } from '@ecenter/contract/staff/desk/staff-member.ts'
import type { StaffRecord } from '../../records/staff/staff-member.ts'

/** A row in the list of staff. */
export function memberOf({
  id,
  account,
  name,
  roles,
  state,
  signedInAt,
}: StaffRecord): StaffMember {
  const member = { staffId: id, account, name, roles: [...roles], state }
  return signedInAt === undefined ? member : { ...member, signedInAt: signedInAt.toISOString() }
}
