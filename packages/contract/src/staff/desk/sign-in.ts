import { object, optional, picklist, pipe, string, toLowerCase } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { text } from '../../rules/text.ts'
import { password } from './password.ts'

/**
 * First of two steps: account and password. A wrong account, a wrong password, a locked and a disabled
 * account are answered alike (1000 at `password`). `next` says what follows: the code of the app, or the
 * first steps of a new account, which chooses a password of its own and joins an app to it (`enrolSecret`
 * is shown once, as text and as a QR code of `enrolAddress`). The cookie that comes with the answer is
 * good for the second step alone, for ten minutes.
 */
export const signIn = defineDeskCall({
  path: '/staff/signIn',
  answer: 'json',
  kind: 'submit',
  access: 'signed-out',
  request: object({ account: pipe(text(40, '账号'), toLowerCase()), password }),
  response: object({
    next: picklist(['code', 'enrol']),
    /** Base32. */
    enrolSecret: optional(string()),
    /** `otpauth://totp/…`, what apps read from a QR code. */
    enrolAddress: optional(string()),
  }),
})
