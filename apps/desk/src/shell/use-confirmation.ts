import { confirmCode } from '@ecenter/contract/staff/desk/account.ts'
import { noteSession } from '../client/desk-session.ts'
import { isSignedOut } from '../client/failures.ts'
import { useDeskForm } from '../client/use-desk-form.ts'

interface Initial {
  readonly code: string
  readonly newPassword?: string
}

/** The form of the second step: who passes is at the desk, who came too late begins again. */
export function useConfirmation(initial: Initial, onTooLate: (why: string) => void) {
  return useDeskForm(confirmCode, {
    initial,
    onAnswer: ({ me }) => noteSession({ step: 'signed-in', me }),
    onFailure(failed) {
      if (!isSignedOut(failed)) return false
      onTooLate('登录等待太久，请重新输入账号和密码。')
      return true
    },
  })
}
