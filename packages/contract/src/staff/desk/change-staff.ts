import { object, optional, pipe, string, uuid } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { staffChange } from './staff-change.ts'
import { staffMember } from './staff-member.ts'

/**
 * Changes an account of somebody else: other roles, out or in again, or back to a first password and
 * no app, which is shown this once. Whoever is disabled or reset is signed out at once. One's own
 * account, or one that has gone, is E3020001. To reset a supervisor, or to make or unmake one, is only asked
 * for by it: `awaited` of the member says so, until another supervisor confirms it (`settleStaffRequest`).
 */
export const changeStaff = defineDeskCall({
  path: '/staff/changeStaff',
  answer: 'json',
  kind: 'submit',
  access: ['supervisor'],
  request: object({ staffId: pipe(string(), uuid()), change: staffChange }),
  response: object({ member: staffMember, firstPassword: optional(string()) }),
})
