import type { settleStaffRequest } from '@ecenter/contract/staff/desk/staff-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { signInNeeded } from '../../../platform/calls/failure.ts'
import { findStaff, lockStaff } from '../../../platform/staff/staff.repository.ts'
import {
  findStaffRequest,
  removeStaffRequest,
} from '../../../platform/staff/staff-request.repository.ts'
import type { Services } from '../../services.ts'
import { applyChange, nameOf } from './apply-change.ts'
import { changeRefused, isSupervisor, refuseOfCompany } from './change-staff.ts'
import { memberOfId } from './member-of.ts'

/** Judged anew with all three accounts locked: who has asked has to be a supervisor still. */
export function answerSettleStaffRequest(
  services: Services,
): DeskHandler<typeof settleStaffRequest> {
  return async ({ staffId, verdict }, { staff, db, record }) => {
    const store = { ...services, db }
    const seen = await findStaffRequest(store, staffId)
    if (seen === undefined) throw changeRefused('没有等待确认的申请，请刷新列表查看。')
    await lockStaff(store, [staff.id, staffId, seen.requestedBy])
    const request = await findStaffRequest(store, staffId)
    if (request?.requestedBy !== seen.requestedBy) {
      throw changeRefused('申请刚刚有变化，请刷新列表再看。')
    }
    if (!isSupervisor(await findStaff(store, staff.id))) throw signInNeeded()
    await removeStaffRequest(store, staffId)
    if (verdict === 'drop') {
      record({ event: 'staff-change-dropped', objectId: staffId, outcome: nameOf(request.change) })
      return { member: await memberOfId(store, staffId) }
    }
    if (request.requestedBy === staff.id) throw changeRefused('这是您申请的，要由另一位主管确认。')
    if (staffId === staff.id) throw changeRefused('不能确认自己的账号，请由另一位主管操作。')
    if (!isSupervisor(await findStaff(store, request.requestedBy))) {
      throw changeRefused('申请人已不是主管，请撤回后重新申请。')
    }
    refuseOfCompany(await findStaff(store, staffId), request.change)
    const firstPassword = await applyChange(store, staffId, request.change, { staff, record })
    const member = await memberOfId(store, staffId)
    return firstPassword === undefined ? { member } : { member, firstPassword }
  }
}
