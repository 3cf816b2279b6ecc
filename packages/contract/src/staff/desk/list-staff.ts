import { array, object } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { staffMember } from './staff-member.ts'

/** Everybody who has an account at the desk, by account. */
export const listStaff = defineDeskCall({
  path: '/staff/listStaff',
  answer: 'json',
  kind: 'query',
  access: ['supervisor'],
  request: object({}),
  response: object({ staff: array(staffMember) }),
})
