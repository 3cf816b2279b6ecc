import type { staffDeskCalls } from '@ecenter/contract/staff/desk/staff-desk-calls.ts'
import type { Parts } from '../../../parts.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import { answerAddStaff } from './add-staff.ts'
import { answerChangePassword } from './change-password.ts'
import { answerChangeStaff } from './change-staff.ts'
import { answerConfirmCode } from './confirm-code.ts'
import { answerListStaff } from './list-staff.ts'
import { answerReadMe } from './read-me.ts'
import { answerSettleStaffRequest } from './settle-staff-request.ts'
import { answerSignIn } from './sign-in.ts'
import { answerSignOut } from './sign-out.ts'

export function staffDeskHandlers(parts: Parts): DeskHandlers<typeof staffDeskCalls> {
  return {
    signIn: answerSignIn(parts),
    confirmCode: answerConfirmCode(parts),
    readMe: answerReadMe(),
    signOut: answerSignOut(parts),
    changePassword: answerChangePassword(parts),
    listStaff: answerListStaff(parts),
    addStaff: answerAddStaff(parts),
    changeStaff: answerChangeStaff(parts),
    settleStaffRequest: answerSettleStaffRequest(parts),
  }
}
