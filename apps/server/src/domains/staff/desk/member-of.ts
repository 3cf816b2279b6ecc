import type { StaffMember } from '@ecenter/contract/staff/desk/staff-at-desk.ts'
import { type Clock, secondsAfter } from '../../../platform/clock/clock.ts'
import { findStaff, type StaffStore, staffNames } from '../../../platform/staff/staff.repository.ts'
import type { StaffRecord } from '../../../platform/staff/staff-member.ts'
import {
  findStaffRequest,
  requestLapsesSeconds,
  type StaffRequest,
} from '../../../platform/staff/staff-request.repository.ts'
import { readBranchNames } from '../../places/store/branch.repository.ts'

type Names = ReadonlyMap<string, string>

interface Named {
  readonly request?: StaffRequest | undefined
  /** Of members of staff, by id. */
  readonly names?: Names
  /** Of branches, by their codes. */
  readonly branches: Names
}

/** A row in the list of staff. */
export function memberOf(
  { id, account, name, roles, state, signedInAt, isByCompany, branch, team }: StaffRecord,
  { request, names = new Map(), branches }: Named,
): StaffMember {
  return {
    staffId: id,
    account,
    name,
    roles: [...roles],
    state,
    ...(isByCompany && { isByCompany }),
    ...(branch !== undefined && { branch, branchName: branches.get(branch) ?? branch }),
    ...(team !== undefined && { team }),
    ...(signedInAt !== undefined && { signedInAt: signedInAt.toISOString() }),
    ...(request !== undefined && { awaited: awaitedOf(request, names, branches) }),
  }
}

/** The same of one that is there. */
export async function memberOfId(
  store: StaffStore & { readonly clock: Clock },
  id: string,
): Promise<StaffMember> {
  const found = await findStaff(store, id)
  if (found === undefined) throw new Error('a member of staff has gone while locked')
  const request = await findStaffRequest(store, id)
  const names = await staffNames(store, request ? [request.requestedBy] : [])
  return memberOf(found, { request, names, branches: await readBranchNames(store) })
}

function awaitedOf(
  { change, requestedBy, requestedAt }: StaffRequest,
  names: Names,
  branches: Names,
): NonNullable<StaffMember['awaited']> {
  return {
    kind: change.kind,
    ...(change.kind === 'roles' && { roles: [...change.roles] }),
    ...(change.kind === 'branch' && {
      branchName: change.branch && (branches.get(change.branch) ?? change.branch),
      team: change.team,
    }),
    byId: requestedBy,
    byName: names.get(requestedBy) ?? '同事',
    at: requestedAt.toISOString(),
    lapsesAt: secondsAfter(requestedAt, requestLapsesSeconds).toISOString(),
  }
}
