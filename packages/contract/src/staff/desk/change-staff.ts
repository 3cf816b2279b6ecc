import { literal, object, optional, pipe, string, uuid, variant } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { chosenRoles } from './roles.ts'
import { staffMember } from './staff-member.ts'

const change = variant('kind', [
  object({ kind: literal('roles'), roles: chosenRoles }),
  object({ kind: literal('disable') }),
  object({ kind: literal('enable') }),
  object({ kind: literal('reset') }),
])

/**
 * Changes an account of somebody else: other roles, out or in again, or back to a first password and
 * no app, which is shown this once. Whoever is disabled or reset is signed out at once. One's own
 * account, or one that has gone, is E3020001.
 */
export const changeStaff = defineDeskCall({
  path: '/staff/changeStaff',
  answer: 'json',
  kind: 'submit',
  access: ['supervisor'],
  request: object({ staffId: pipe(string(), uuid()), change }),
  response: object({ member: staffMember, firstPassword: optional(string()) }),
})
