import { object, optional, picklist, pipe, string, uuid } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { staffMember } from './staff-member.ts'

/**
 * Confirms what another supervisor has asked for with `changeStaff`, or drops it. Who asked cannot confirm,
 * nor whose account it is; both may drop it. What is not asked for any more is E3020001.
 */
export const settleStaffRequest = defineDeskCall({
  path: '/staff/settleStaffRequest',
  answer: 'json',
  kind: 'submit',
  access: ['supervisor'],
  request: object({
    staffId: pipe(string(), uuid()),
    verdict: picklist(['confirm', 'drop']),
  }),
  response: object({ member: staffMember, firstPassword: optional(string()) }),
})
