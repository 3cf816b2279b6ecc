import type { StaffRole } from '@ecenter/contract/desk/permissions.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import type { changeStaff, staffChange } from '@ecenter/contract/staff/desk/staff-at-desk.ts'
import type { InferOutput } from 'valibot'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { Failure, signInNeeded } from '../../../platform/calls/failure.ts'
import { findStaff, listStaffRecords, lockStaff } from '../../../platform/staff/staff.repository.ts'
import type { StaffRecord } from '../../../platform/staff/staff-member.ts'
import { storeStaffRequest } from '../../../platform/staff/staff-request.repository.ts'
import type { Services } from '../../services.ts'
import { applyChange, nameOf } from './apply-change.ts'
import { memberOfId } from './member-of.ts'

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
    refuseOfCompany(target, change)

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

/** What the company's account system says of its people is changed there. */
export function refuseOfCompany(
  target: Pick<StaffRecord, 'isByCompany'> | undefined,
  { kind }: Change,
): void {
  if (target?.isByCompany !== true || kind === 'enable' || kind === 'disable') return
  throw changeRefused('这是公司账号，角色和登录请在公司账号系统里改，下次登录时生效。')
}

export function changeRefused(message: string): Failure {
  return new Failure(resultCodes.stateChanged, message)
}

type Change = InferOutput<typeof staffChange>

/**
 * Whether two supervisors have to want it. Nobody becomes another supervisor alone: not by a first password
 * of theirs, nor by making one of somebody who has none, nor by taking the role away before that. Putting
 * somebody out is for one, since it may be urgent and opens nothing.
 */
function needsSecond({ roles }: Pick<StaffRecord, 'roles'>, change: Change): boolean {
  const isSupervisor = roles.includes('supervisor')
  if (change.kind === 'reset') return isSupervisor
  return change.kind === 'roles' && change.roles.includes('supervisor') !== isSupervisor
}

/** Who else could confirm it: neither who asks nor whose account it is. */
function canAnyConfirm(staff: readonly StaffRecord[], besides: readonly string[]): boolean {
  return staff.some(
    ({ id, roles, state }) =>
      state === 'active' && roles.includes('supervisor') && !besides.includes(id),
  )
}
