import { maxLength, minLength, object, optional, picklist, pipe, string } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { text } from '../../rules/text.ts'

/**
 * First of two steps: account and password. A wrong account, a wrong password and a locked account are
 * answered alike. `next` says what follows: the code of the app, or the first steps of a new account,
 * which chooses a password of its own and joins an app to it (`enrolSecret` is shown once, as text and
 * as a QR code of `enrolAddress`).
 */
export const signIn = defineDeskCall({
  path: '/staff/signIn',
  answer: 'json',
  kind: 'submit',
  access: 'signed-out',
  request: object({
    account: text(40, '账号'),
    password: pipe(string(), minLength(1, '请输入密码'), maxLength(128, '密码最多 128 个字符')),
  }),
  response: object({
    next: picklist(['code', 'enrol']),
    enrolSecret: optional(string()),
    enrolAddress: optional(string()),
  }),
})
