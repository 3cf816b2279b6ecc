import {
  array,
  boolean,
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
  /** The code of their branch, or what the company calls it; missing at the head office, which sees all. */
  branch: optional(string()),
  /** What staff read of it. */
  branchName: optional(string()),
  team: optional(string()),
  /** When they last came; missing for who never did. */
  signedInAt: optional(pipe(string(), isoTimestamp())),
  /** What one supervisor has asked for and another one has to confirm. */
  awaited: optional(
    object({
      kind: picklist(['roles', 'branch', 'disable', 'enable', 'reset']),
      roles: optional(array(staffRole)),
      branchName: optional(string()),
      team: optional(string()),
      byId: string(),
      byName: string(),
      at: pipe(string(), isoTimestamp()),
      /** Nothing comes of it after that. */
      lapsesAt: pipe(string(), isoTimestamp()),
    }),
  ),
})
export type StaffMember = InferOutput<typeof staffMember>

/** Of the branch with this code, or of the head office; and whom they work with. */
const workplace = {
  branch: optional(text(40, '机构')),
  team: optional(text(20, '组')),
}

/** A new account; its first password is shown this once. An account that is taken is 1000 at `account`. */
export const addStaff = defineDeskCall({
  path: '/staff/addStaff',
  kind: 'submit',
  access: 'keep-staff',
  request: object({
    account: newAccount,
    name: text(40, '姓名'),
    roles: chosenRoles,
    ...workplace,
  }),
  response: object({ member: staffMember, firstPassword: string() }),
})

/** What a supervisor changes about somebody else's account. */
export const staffChange = variant('kind', [
  object({ kind: literal('roles'), roles: chosenRoles }),
  object({ kind: literal('branch'), ...workplace }),
  object({ kind: literal('disable') }),
  object({ kind: literal('enable') }),
  object({ kind: literal('reset') }),
])

/**
 * Changes an account of somebody else: other roles or another branch, out or in again, or back to a first
 * password and no app, which is shown this once. Whoever is disabled or reset is signed out at once. One's own
 * account, one that has gone or is of another branch, or roles, branch and reset of a company account, is E3020001.
 * Each change of rights is only asked for by it: `awaited` of the member says so, until another supervisor
 * confirms it (`settleStaffRequest`) or 72 hours are over; until then no other
 * is taken (E3020001). One alone puts out who is no supervisor, and lets them in again.
 */
export const changeStaff = defineDeskCall({
  path: '/staff/changeStaff',
  kind: 'submit',
  access: 'keep-staff',
  request: object({ staffId: pipe(string(), uuid()), change: staffChange }),
  response: object({ member: staffMember, firstPassword: optional(string()) }),
})

/** Everybody who has an account at the desk, by account; for a supervisor of a branch, who works there. */
export const listStaff = defineDeskCall({
  path: '/staff/listStaff',
  access: 'keep-staff',
  response: object({
    staff: array(staffMember),
    /** Where somebody may work; of a supervisor of a branch that one alone. */
    branches: array(object({ code: string(), name: string() })),
    /** Whether somebody may be of the head office. */
    hasHeadOffice: boolean(),
    /** Whether the company says which branch is whose of its accounts, so that nobody here does. */
    areBranchesByCompany: boolean(),
  }),
})

/**
 * Confirms what another supervisor has asked for with `changeStaff`, or drops it. Who asked cannot confirm,
 * nor whose account it is; both may drop it. What is not asked for any more is E3020001, and so is a request
 * that another one has followed.
 */
export const settleStaffRequest = defineDeskCall({
  path: '/staff/settleStaffRequest',
  kind: 'submit',
  access: 'keep-staff',
  request: object({
    staffId: pipe(string(), uuid()),
    /** `awaited.at` of the request that was read: the verdict is on that one alone. */
    askedAt: pipe(string(), isoTimestamp()),
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
