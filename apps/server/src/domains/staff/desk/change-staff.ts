import type { changeStaff } from '@ecenter/contract/staff/desk/staff-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { signInNeeded } from '../../../platform/calls/failure.ts'
import { findStaff, listStaffRecords, lockStaff } from '../../../platform/staff/staff.repository.ts'
import {
  findStaffRequest,
  storeStaffRequest,
} from '../../../platform/staff/staff-request.repository.ts'
import type { StaffServices } from '../staff-services.ts'
import { applyChange, nameOf } from './apply-change.ts'
import { memberOfId } from './member-of.ts'
import {
  changeRefused,
  isKeptBy,
  keepsStaff,
  mayConfirm,
  needsSecond,
  refuseOfCompany,
} from './who-decides.ts'
import { checkWorkplace } from './workplace.ts'

/**
 * Nobody changes their own account, so a supervisor always remains. What needs two is only asked for here. An
 * account of another branch is answered as one that is not there.
 */
export function answerChangeStaff(services: StaffServices): DeskHandler<typeof changeStaff> {
  return async ({ staffId, change }, { staff, db, record }) => {
    const store = { ...services, db }
    if (staffId === staff.id) throw changeRefused('不能改自己的账号，请由另一位主管操作。')
    await lockStaff(store, [staff.id, staffId])
    const by = await findStaff(store, staff.id)
    if (by === undefined || !keepsStaff(by)) throw signInNeeded()
    const target = await findStaff(store, staffId)
    if (target === undefined || !isKeptBy(by, target)) throw changeRefused('没有这个账号。')
    refuseOfCompany(target, change)
    if (change.kind === 'branch') await checkWorkplace(store, by, change)

    if (needsSecond(target, change)) {
      // Whoever asks from an old list would take the request of a colleague away.
      if ((await findStaffRequest(store, staffId)) !== undefined) {
        throw changeRefused('这个账号已有申请在等确认，请先确认或撤回那一个。')
      }
      const all = await listStaffRecords(store)
      if (!all.some((one) => mayConfirm(one, target, by))) {
        throw changeRefused(
          '这要由另一位主管确认，现在没有别的主管。请系统管理员用 npm run staff 命令办理。',
        )
      }
      const requestedAt = services.clock.now()
      const { openedBy } = by
      const asked = { staffId, change, requestedBy: staff.id, requestedAt, openedBy }
      await storeStaffRequest(store, asked)
      record({ event: 'staff-change-asked', objectId: staffId, outcome: nameOf(change) })
      return { member: await memberOfId(store, staffId) }
    }
    const firstPassword = await applyChange(store, staffId, change, { staff, record })
    const member = await memberOfId(store, staffId)
    return firstPassword === undefined ? { member } : { member, firstPassword }
  }
}
