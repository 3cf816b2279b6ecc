import type { StaffMember } from '@ecenter/contract/staff/desk/staff-at-desk.ts'
import { findStaff, type StaffStore, staffNames } from '../../../platform/staff/staff.repository.ts'
import type { StaffRecord } from '../../../platform/staff/staff-member.ts'
import {
  findStaffRequest,
  type StaffRequest,
} from '../../../platform/staff/staff-request.repository.ts'

/** A row in the list of staff. */
export function memberOf(
  { id, account, name, roles, state, signedInAt, isByCompany, branch }: StaffRecord,
  request?: StaffRequest,
  names: ReadonlyMap<string, string> = new Map(),
): StaffMember {
  return {
    staffId: id,
    account,
    name,
    roles: [...roles],
    state,
    ...(isByCompany && { isByCompany }),
    ...(branch !== undefined && { branch }),
    ...(signedInAt !== undefined && { signedInAt: signedInAt.toISOString() }),
    ...(request !== undefined && { awaited: awaitedOf(request, names) }),
  }
}

/** The same of one that is there. */
export async function memberOfId(store: StaffStore, id: string): Promise<StaffMember> {
  const found = await findStaff(store, id)
  if (found === undefined) throw new Error('a member of staff has gone while locked')
  const request = await findStaffRequest(store, id)
  return memberOf(found, request, await staffNames(store, request ? [request.requestedBy] : []))
}

function awaitedOf(
  { change, requestedBy, requestedAt }: StaffRequest,
  names: ReadonlyMap<string, string>,
): NonNullable<StaffMember['awaited']> {
  return {
    kind: change.kind,
    ...(change.kind === 'roles' && { roles: [...change.roles] }),
    byId: requestedBy,
    byName: names.get(requestedBy) ?? '同事',
    at: requestedAt.toISOString(),
  }
}
