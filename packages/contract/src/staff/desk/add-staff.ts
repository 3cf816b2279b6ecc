import { object, string } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { text } from '../../rules/text.ts'
import { newAccount } from './account.ts'
import { chosenRoles } from './roles.ts'
import { staffMember } from './staff-member.ts'

/** A new account; its first password is shown this once. An account that is taken is 1000 at `account`. */
export const addStaff = defineDeskCall({
  path: '/staff/addStaff',
  answer: 'json',
  kind: 'submit',
  access: ['supervisor'],
  request: object({ account: newAccount, name: text(40, '姓名'), roles: chosenRoles }),
  response: object({ member: staffMember, firstPassword: string() }),
})
