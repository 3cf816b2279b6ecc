import type { addStaff } from '@ecenter/contract/staff/desk/staff-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { fieldRefused } from '../../../platform/calls/failure.ts'
import { storeStaff } from '../../../platform/staff/change-staff-record.ts'
import { hashPassword, newFirstPassword } from '../../../platform/staff/passwords.ts'
import type { StaffServices } from '../staff-services.ts'
import { memberOfId } from './member-of.ts'
import { checkWorkplace } from './workplace.ts'

export function answerAddStaff(services: StaffServices): DeskHandler<typeof addStaff> {
  return async ({ account, name, roles, branch, team }, { staff, db, record }) => {
    if (roles.includes('supervisor')) {
      throw fieldRefused(
        'roles',
        '主管要两位主管同意：请先按其他角色添加，再用“改角色”申请，由另一位主管确认。',
      )
    }
    await checkWorkplace({ db }, staff, { branch, team })
    const firstPassword = newFirstPassword()
    const passwordHash = await hashPassword(firstPassword)
    const createdAt = services.clock.now()
    const store = { ...services, db }
    const id = await storeStaff(store, {
      account,
      name,
      roles,
      passwordHash,
      createdAt,
      openedBy: staff.id,
      branch,
      team,
    })
    if (id === undefined) throw fieldRefused('account', '这个账号已经有人使用，请换一个')
    record({ event: 'staff-added', objectId: id, outcome: roles.join(' ') })
    return { member: await memberOfId(store, id), firstPassword }
  }
}
