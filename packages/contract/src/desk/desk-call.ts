import { type GenericSchema, type InferInput, type InferOutput, object } from 'valibot'
import { hasPermission, type Permission, type StaffRole } from './permissions.ts'

/** Who may make a call of the desk: whoever has not signed in, whoever has, or who has this permission. */
export type DeskAccess = 'signed-out' | 'signed-in' | Permission

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

/** What a call is that does not say otherwise: a query; its schemas without a field. */
const usual = { kind: 'query', answer: 'json', request: object({}), response: object({}) } as const

type Usual = typeof usual
type Said = Omit<DeskCall, keyof Usual> & Partial<Pick<DeskCall, keyof Usual>>

// @__NO_SIDE_EFFECTS__
export function defineDeskCall<const C extends Said>(call: C): Omit<Usual, keyof C> & C {
  return Object.freeze({ ...usual, ...call })
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
  if (access === 'signed-out' || access === 'signed-in') return true
  return hasPermission(roles, access)
}
