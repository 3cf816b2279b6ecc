import type { settleStaffRequest } from '@ecenter/contract/staff/desk/staff-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { signInNeeded } from '../../../platform/calls/failure.ts'
import { findStaff, lockStaff } from '../../../platform/staff/staff.repository.ts'
import {
  findStaffRequest,
  removeStaffRequest,
} from '../../../platform/staff/staff-request.repository.ts'
import type { StaffServices } from '../staff-services.ts'
import { applyChange, nameOf } from './apply-change.ts'
import { memberOfId } from './member-of.ts'
import {
  changeRefused,
  isKeptBy,
  keepsStaff,
  refuseOfCompany,
  whyNotConfirmed,
} from './who-decides.ts'
import { checkWorkplace } from './workplace.ts'

/** Judged anew with all three accounts locked: who has asked has to keep that account still. */
export function answerSettleStaffRequest(
  services: StaffServices,
): DeskHandler<typeof settleStaffRequest> {
  return async ({ staffId, askedAt, verdict }, { staff, db, record }) => {
    const store = { ...services, db }
    const seen = await findStaffRequest(store, staffId)
    if (seen === undefined) throw nothingAsked()
    await lockStaff(store, [staff.id, staffId, seen.requestedBy])
    const request = await findStaffRequest(store, staffId)
    // Another request may stand there since: what nobody has read is neither confirmed nor dropped.
    if (
      request?.requestedBy !== seen.requestedBy ||
      request.requestedAt.getTime() !== Date.parse(askedAt)
    ) {
      throw changeRefused('申请刚刚有变化，请看过新的申请再决定。')
    }
    const [by, target, asker] = await Promise.all(
      [staff.id, staffId, request.requestedBy].map((id) => findStaff(store, id)),
    )
    if (by === undefined || !keepsStaff(by)) throw signInNeeded()
    if (target === undefined || !isKeptBy(by, target)) throw nothingAsked()
    await removeStaffRequest(store, staffId)
    if (verdict === 'drop') {
      record({ event: 'staff-change-dropped', objectId: staffId, outcome: nameOf(request.change) })
      return { member: await memberOfId(store, staffId) }
    }
    const asking = asker && { ...asker, openedThen: request.openedBy }
    const why = asking && whyNotConfirmed(by, target, asking)
    if (why !== undefined) throw changeRefused(why)
    if (asker === undefined || !keepsStaff(asker) || !isKeptBy(asker, target)) {
      throw changeRefused('申请人已不是主管，请撤回后重新申请。')
    }
    refuseOfCompany(store, target, request.change)
    if (request.change.kind === 'branch') await checkWorkplace(store, asker, request.change)
    const firstPassword = await applyChange(store, staffId, request.change, { staff, record })
    const member = await memberOfId(store, staffId)
    return firstPassword === undefined ? { member } : { member, firstPassword }
  }
}

/** One answer where nothing is asked for, any more, or of nobody whom this supervisor keeps. */
function nothingAsked() {
  return changeRefused('没有等待确认的申请，请刷新列表查看。')
}
