import type { changePassword } from '@ecenter/contract/staff/desk/account.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { fieldRefused } from '../../../platform/calls/failure.ts'
import { setPasswordHash } from '../../../platform/staff/change-staff-record.ts'
import { hashPassword, isPassword } from '../../../platform/staff/passwords.ts'
import { findStaff } from '../../../platform/staff/staff.repository.ts'
import type { StaffServices } from '../staff-services.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'

/** Who has found a desk left open does not know the password, and may not guess at it. */
export function answerChangePassword(services: StaffServices): DeskHandler<typeof changePassword> {
  return async ({ password, newPassword }, { staff, db, record }) => {
    if (staff.isByCompany) throw fieldRefused('password', '您用公司账号登录，在这里没有密码。')
    const store = { ...services, db }
    const keeping = await findStaff(store, staff.id)
    const isRight = await services.limits.guess(
      [{ rule: 'failedStaffCodesByAccount', key: staff.id }],
      () => isPassword(keeping?.passwordHash, password),
      (fits) => fits,
    )
    if (isRight === undefined) throw fieldRefused('password', '现在的密码不对，请核对')
    if (newPassword === password) {
      throw fieldRefused('newPassword', '新密码不能和现在的密码相同')
    }
    await refuseWeakPassword(services, newPassword, staff)
    await setPasswordHash(store, staff.id, await hashPassword(newPassword))
    await services.staffSessions.endAllOf(staff.id, db)
    record({ event: 'staff-password-changed', outcome: '' })
    return {}
  }
}
