import { addStaff } from './add-staff.ts'
import { changePassword } from './change-password.ts'
import { changeStaff } from './change-staff.ts'
import { confirmCode } from './confirm-code.ts'
import { listStaff } from './list-staff.ts'
import { readMe } from './read-me.ts'
import { settleStaffRequest } from './settle-staff-request.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

export const staffDeskCalls = {
  signIn,
  confirmCode,
  readMe,
  signOut,
  changePassword,
  listStaff,
  addStaff,
  changeStaff,
  settleStaffRequest,
}
