import { type GenericSchema, type InferInput, type InferOutput, picklist } from 'valibot'

/**
 * What a member of staff may do at the desk: `agent` talks to customers, `claims` handles claims,
 * appeals and deliveries, `content` keeps what the site tells everybody, `supervisor` watches over all
 * of them and keeps the list of staff.
 */
export const staffRole = picklist(['agent', 'claims', 'content', 'supervisor'])
export type StaffRole = InferOutput<typeof staffRole>

/** What staff read of a role. */
export const staffRoleNames: Readonly<Record<StaffRole, string>> = {
  agent: '客服',
  claims: '理赔与申诉',
  content: '网点与内容',
  supervisor: '主管',
}

/**
 * Who may make a call of the desk: whoever has not signed in, whoever has, or who has one of these
 * roles. A supervisor may make those of every role.
 */
export type DeskAccess = 'signed-out' | 'signed-in' | readonly StaffRole[]

/** What comes back when all is well: JSON, a file to look at, or events until either side ends. */
type DeskAnswer = 'json' | 'file' | 'events'

/**
 * One call of the staff desk, defined once as those of customers are (`../call.ts`). It travels as a
 * bare JSON body, or as a form with a file; one that submits something names itself in an
 * `Idempotency-Key`. The answer has the
 * envelope of the customers' calls. With `events`, `response` is the shape of each event.
 */
export interface DeskCall {
  readonly path: `/${string}/${string}`
  /** A form: texts, and one file of at most 10 MB as bytes in the field `file`. */
  readonly envelope?: 'upload'
  readonly answer: DeskAnswer
  readonly kind: 'query' | 'submit'
  readonly access: DeskAccess
  readonly request: GenericSchema<Record<string, unknown>>
  readonly response: GenericSchema<Record<string, unknown>>
}

/** What a page sends, and what it reads out of the answer. */
export type DeskTypedOf<C extends DeskCall> = InferInput<C['request']>
export type DeskResponseOf<C extends DeskCall> = InferOutput<C['response']>

export function defineDeskCall<const C extends DeskCall>(call: C): C {
  return Object.freeze(call)
}

/** Below it lie the pages of the desk. */
export const deskPath = '/desk/'
/** Below it lie the calls of the desk and nothing else. */
export const deskCallsPath = '/desk/api'

export function deskUrlOf({ path }: Pick<DeskCall, 'path'>): string {
  return deskCallsPath + path
}

/** Whether somebody with these roles may make a call, once they are signed in. */
export function isAllowed(access: DeskAccess, roles: readonly StaffRole[]): boolean {
  if (typeof access === 'string') return true
  return roles.includes('supervisor') || access.some((role) => roles.includes(role))
}
