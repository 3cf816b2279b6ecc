import type { staffDeskCalls } from '@ecenter/contract/staff/desk/staff-at-desk.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import type { StaffServices } from '../staff-services.ts'
import { answerAddStaff } from './add-staff.ts'
import { answerChangePassword } from './change-password.ts'
import { answerChangeStaff } from './change-staff.ts'
import { answerConfirmCode } from './confirm-code.ts'
import { answerListStaff } from './list-staff.ts'
import { answerKeepOwn, answerListOwn } from './own-things.ts'
import { answerReadMe } from './read-me.ts'
import { answerReadSignInWays } from './read-sign-in-ways.ts'
import { answerSettleStaffRequest } from './settle-staff-request.ts'
import { answerSignIn } from './sign-in.ts'
import { answerSignOut } from './sign-out.ts'

export function staffDeskHandlers(services: StaffServices): DeskHandlers<typeof staffDeskCalls> {
  return {
    readSignInWays: answerReadSignInWays(services),
    signIn: answerSignIn(services),
    confirmCode: answerConfirmCode(services),
    readMe: answerReadMe(),
    signOut: answerSignOut(services),
    changePassword: answerChangePassword(services),
    listStaff: answerListStaff(services),
    addStaff: answerAddStaff(services),
    changeStaff: answerChangeStaff(services),
    listOwn: answerListOwn(services),
    keepOwn: answerKeepOwn(services),
    settleStaffRequest: answerSettleStaffRequest(services),
  }
}
