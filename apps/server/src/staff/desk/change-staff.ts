import type { StaffRole } from '@ecenter/contract/desk/staff-role.ts'
import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import type { changeStaff } from '@ecenter/contract/staff/desk/change-staff.ts'
import type { InferOutput } from 'valibot'
import type { Parts } from '../../parts.ts'
import type { DeskHandler } from '../../platform/calls/desk-handler.ts'
import { Failure, signInNeeded } from '../../platform/calls/failure.ts'
import { hashPassword, newFirstPassword } from '../../platform/staff/passwords.ts'
import { resetStaff, setDisabled, setRoles } from '../../records/staff/change-staff-record.ts'
import { findStaff, lockStaff } from '../../records/staff/staff.repository.ts'
import { memberOf } from './member-of.ts'

type Change = InferOutput<typeof changeStaff.request>['change']

/**
 * Nobody changes their own account, so a supervisor always remains: of two who put each other out at
 * once, the second finds themselves out already.
 */
export function answerChangeStaff(parts: Parts): DeskHandler<typeof changeStaff> {
  return async ({ staffId, change }, { staff, db, record }) => {
    const store = { ...parts, db }
    if (staffId === staff.id) throw changeRefused('不能改自己的账号，请由另一位主管操作。')
    await lockStaff(store, [staff.id, staffId])
    if (!isSupervisor(await findStaff(store, staff.id))) throw signInNeeded()
    if ((await findStaff(store, staffId)) === undefined) throw changeRefused('没有这个账号。')

    const firstPassword = change.kind === 'reset' ? newFirstPassword() : undefined
    await apply(store, staffId, change, firstPassword)
    const outcome = change.kind === 'roles' ? `roles ${change.roles.join(' ')}` : change.kind
    record({ event: 'staff-changed', objectId: staffId, outcome })
    const changed = await findStaff(store, staffId)
    if (changed === undefined) throw changeRefused('没有这个账号。')
    const member = memberOf(changed)
    return firstPassword === undefined ? { member } : { member, firstPassword }
  }
}

async function apply(
  store: Parts,
  staffId: string,
  change: Change,
  firstPassword: string | undefined,
): Promise<void> {
  switch (change.kind) {
    case 'roles':
      return setRoles(store, staffId, change.roles)
    case 'enable':
      return setDisabled(store, staffId, null)
    case 'disable':
      await setDisabled(store, staffId, store.clock.now())
      break
    case 'reset':
      await resetStaff(store, staffId, await hashPassword(firstPassword ?? newFirstPassword()))
  }
  await store.staffSessions.endAllOf(staffId, store.db)
}

function isSupervisor(
  member: { readonly roles: readonly StaffRole[]; readonly state: string } | undefined,
): boolean {
  return member?.state === 'active' && member.roles.includes('supervisor')
}

function changeRefused(message: string): Failure {
  return new Failure(resultCodes.stateChanged, message)
}
