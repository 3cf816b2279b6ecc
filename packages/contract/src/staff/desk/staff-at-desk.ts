import {
  array,
  type InferOutput,
  isoTimestamp,
  literal,
  object,
  optional,
  picklist,
  pipe,
  string,
  uuid,
  variant,
} from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { staffRole } from '../../desk/permissions.ts'
import { text } from '../../rules/text.ts'
import {
  changePassword,
  chosenRoles,
  confirmCode,
  newAccount,
  readMe,
  readSignInWays,
  signIn,
  signOut,
} from './account.ts'
import { keepOwn, listOwn } from './own-things.ts'

/**
 * `new` has the first password and no app yet, `active` signs in with both, `disabled` cannot sign in.
 */
const staffState = picklist(['new', 'active', 'disabled'])
export type StaffState = InferOutput<typeof staffState>

/** One row in the list of staff. */
const staffMember = object({
  staffId: string(),
  account: string(),
  name: string(),
  roles: array(staffRole),
  state: staffState,
  /** The company's account system says who they are and what they may do. */
  isByCompany: optional(literal(true)),
  /** As it tells their branch. */
  branch: optional(string()),
  /** When they last came; missing for who never did. */
  signedInAt: optional(pipe(string(), isoTimestamp())),
  /** What one supervisor has asked for and another one has to confirm. */
  awaited: optional(
    object({
      kind: picklist(['roles', 'disable', 'enable', 'reset']),
      roles: optional(array(staffRole)),
      byId: string(),
      byName: string(),
      at: pipe(string(), isoTimestamp()),
    }),
  ),
})
export type StaffMember = InferOutput<typeof staffMember>

/** A new account; its first password is shown this once. An account that is taken is 1000 at `account`. */
export const addStaff = defineDeskCall({
  path: '/staff/addStaff',
  answer: 'json',
  kind: 'submit',
  access: 'keep-staff',
  request: object({ account: newAccount, name: text(40, '姓名'), roles: chosenRoles }),
  response: object({ member: staffMember, firstPassword: string() }),
})

/** What a supervisor changes about somebody else's account. */
export const staffChange = variant('kind', [
  object({ kind: literal('roles'), roles: chosenRoles }),
  object({ kind: literal('disable') }),
  object({ kind: literal('enable') }),
  object({ kind: literal('reset') }),
])

/**
 * Changes an account of somebody else: other roles, out or in again, or back to a first password and
 * no app, which is shown this once. Whoever is disabled or reset is signed out at once. One's own
 * account, one that has gone, or roles and reset of a company account, is E3020001. To reset a supervisor, or to make or unmake one, is only asked
 * for by it: `awaited` of the member says so, until another supervisor confirms it (`settleStaffRequest`).
 */
export const changeStaff = defineDeskCall({
  path: '/staff/changeStaff',
  answer: 'json',
  kind: 'submit',
  access: 'keep-staff',
  request: object({ staffId: pipe(string(), uuid()), change: staffChange }),
  response: object({ member: staffMember, firstPassword: optional(string()) }),
})

/** Everybody who has an account at the desk, by account. */
export const listStaff = defineDeskCall({
  path: '/staff/listStaff',
  answer: 'json',
  kind: 'query',
  access: 'keep-staff',
  request: object({}),
  response: object({ staff: array(staffMember) }),
})

/**
 * Confirms what another supervisor has asked for with `changeStaff`, or drops it. Who asked cannot confirm,
 * nor whose account it is; both may drop it. What is not asked for any more is E3020001.
 */
export const settleStaffRequest = defineDeskCall({
  path: '/staff/settleStaffRequest',
  answer: 'json',
  kind: 'submit',
  access: 'keep-staff',
  request: object({
    staffId: pipe(string(), uuid()),
    verdict: picklist(['confirm', 'drop']),
  }),
  response: object({ member: staffMember, firstPassword: optional(string()) }),
})

export const staffDeskCalls = {
  readSignInWays,
  signIn,
  confirmCode,
  readMe,
  signOut,
  changePassword,
  listStaff,
  addStaff,
  changeStaff,
  settleStaffRequest,
  listOwn,
  keepOwn,
}
