import type { StaffRole } from '@ecenter/contract/desk/permissions.ts'
import { hasPermission } from '@ecenter/contract/desk/permissions.ts'
import type { staffChange } from '@ecenter/contract/staff/desk/staff-at-desk.ts'
import type { InferOutput } from 'valibot'
import { type Failure, stateChanged } from '../../../platform/calls/failure.ts'
import type { StaffRecord } from '../../../platform/staff/staff-member.ts'
import { type Acting, whyNotTwo } from '../../../platform/staff/two-people.ts'
import type { StaffServices } from '../staff-services.ts'

export type Change = InferOutput<typeof staffChange>
type Account = Pick<StaffRecord, 'id' | 'roles' | 'state' | 'branch' | 'openedBy'>

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

/** Who could confirm it: no one person with who asks, and not whose account it is. */
export function mayConfirm(
  by: Account,
  target: Pick<StaffRecord, 'id' | 'branch'>,
  asker: Acting,
): boolean {
  return keepsStaff(by) && isKeptBy(by, target) && whyNotConfirmed(by, target, asker) === undefined
}

/** Why one who keeps that account confirms no change of it, in words. */
export function whyNotConfirmed(
  by: Acting,
  target: Pick<StaffRecord, 'id'>,
  asker: Acting,
): string | undefined {
  if (by.id === target.id) return '不能确认自己的账号，请由另一位主管操作。'
  return whyNotTwo(by, asker, {
    isSame: '这是您申请的，要由另一位主管确认。',
    isOpenedByFirst: '您的账号由申请人开通或重置，要由另一位主管确认。',
    hasOpenedFirst: '申请人的账号由您开通或重置，要由另一位主管确认。',
  })
}

/** Whether the company says which branch is whose. */
export function hasBranchesOfCompany({ settings }: Pick<StaffServices, 'settings'>): boolean {
  return settings.companySignIn?.branchClaim !== undefined
}

/** What the company's account system says of its people is changed there; it need not say their branch. */
export function refuseOfCompany(
  services: Pick<StaffServices, 'settings'>,
  target: Pick<StaffRecord, 'isByCompany'> | undefined,
  { kind }: Change,
): void {
  if (target?.isByCompany !== true || kind === 'enable' || kind === 'disable') return
  if (kind === 'branch' && !hasBranchesOfCompany(services)) return
  throw changeRefused('这是公司账号，角色、机构和登录请在公司账号系统里改，下次登录时生效。')
}

export function changeRefused(message: string): Failure {
  return stateChanged(message)
}
