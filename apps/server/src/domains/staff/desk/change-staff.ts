import type { StaffRole } from '@ecenter/contract/desk/desk-call.ts'
import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import type { changeStaff } from '@ecenter/contract/staff/desk/staff-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { Failure, signInNeeded } from '../../../platform/calls/failure.ts'
import { findStaff, listStaffRecords, lockStaff } from '../../../platform/staff/staff.repository.ts'
import { storeStaffRequest } from '../../../platform/staff/staff-request.repository.ts'
import type { Services } from '../../services.ts'
import { applyChange, nameOf } from './apply-change.ts'
import { memberOfId } from './member-of.ts'
import { canAnyConfirm, needsSecond } from './needs-second.ts'

/**
 * Nobody changes their own account, so a supervisor always remains: of two who put each other out at
 * once, the second finds themselves out already. What needs two is only asked for here.
 */
export function answerChangeStaff(services: Services): DeskHandler<typeof changeStaff> {
  return async ({ staffId, change }, { staff, db, record }) => {
    const store = { ...services, db }
    if (staffId === staff.id) throw changeRefused('不能改自己的账号，请由另一位主管操作。')
    await lockStaff(store, [staff.id, staffId])
    if (!isSupervisor(await findStaff(store, staff.id))) throw signInNeeded()
    const target = await findStaff(store, staffId)
    if (target === undefined) throw changeRefused('没有这个账号。')

    if (needsSecond(target, change)) {
      if (!canAnyConfirm(await listStaffRecords(store), [staff.id, staffId])) {
        throw changeRefused(
          '这要由另一位主管确认，现在没有别的主管。请系统管理员用 npm run staff 命令办理。',
        )
      }
      const requestedAt = services.clock.now()
      await storeStaffRequest(store, { staffId, change, requestedBy: staff.id, requestedAt })
      record({ event: 'staff-change-asked', objectId: staffId, outcome: nameOf(change) })
      return { member: await memberOfId(store, staffId) }
    }
    const firstPassword = await applyChange(store, staffId, change, { staff, record })
    const member = await memberOfId(store, staffId)
    return firstPassword === undefined ? { member } : { member, firstPassword }
  }
}

export function isSupervisor(
  member: { readonly roles: readonly StaffRole[]; readonly state: string } | undefined,
): boolean {
  return member?.state === 'active' && member.roles.includes('supervisor')
}

export function changeRefused(message: string): Failure {
  return new Failure(resultCodes.stateChanged, message)
}
