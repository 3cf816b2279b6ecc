import type { StaffRole } from '@ecenter/contract/desk/permissions.ts'
import { hasPermission } from '@ecenter/contract/desk/permissions.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import type { staffChange } from '@ecenter/contract/staff/desk/staff-at-desk.ts'
import type { InferOutput } from 'valibot'
import { Failure } from '../../../platform/calls/failure.ts'
import type { StaffRecord } from '../../../platform/staff/staff-member.ts'

export type Change = InferOutput<typeof staffChange>
type Account = Pick<StaffRecord, 'id' | 'roles' | 'state' | 'branch'>

/** Whether somebody may change accounts now. */
export function keepsStaff(
  member: { readonly roles: readonly StaffRole[]; readonly state: string } | undefined,
): boolean {
  return member?.state === 'active' && hasPermission(member.roles, 'keep-staff')
}

/** Whose accounts a supervisor keeps: of their branch, or all of them at the head office. */
export function isKeptBy(
  { branch }: { readonly branch?: string | undefined },
  account: Pick<StaffRecord, 'branch'>,
): boolean {
  return branch === undefined || account.branch === branch
}

/**
 * Whether two supervisors have to want it: each change of rights, and the first password of somebody, which opens
 * all that is theirs. Putting out who keeps no staff is for one, since it may be urgent and opens nothing.
 */
export function needsSecond({ roles }: Pick<StaffRecord, 'roles'>, { kind }: Change): boolean {
  if (kind === 'disable' || kind === 'enable') return hasPermission(roles, 'keep-staff')
  return true
}

/** Who could confirm it: neither who asks nor whose account it is. */
export function mayConfirm(
  by: Account,
  target: Pick<StaffRecord, 'id' | 'branch'>,
  requestedBy: string,
): boolean {
  return keepsStaff(by) && by.id !== target.id && by.id !== requestedBy && isKeptBy(by, target)
}

/** What the company's account system says of its people is changed there. */
export function refuseOfCompany(
  target: Pick<StaffRecord, 'isByCompany'> | undefined,
  { kind }: Change,
): void {
  if (target?.isByCompany !== true || kind === 'enable' || kind === 'disable') return
  throw changeRefused('这是公司账号，角色、机构和登录请在公司账号系统里改，下次登录时生效。')
}

export function changeRefused(message: string): Failure {
  return new Failure(resultCodes.stateChanged, message)
}
