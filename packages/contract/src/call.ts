import { type GenericSchema, type InferInput, type InferOutput, object } from 'valibot'

/**
 * What the visitor must have proven before the service looks at a call.
 * `open` nothing; `phone` a code sent to the typed phone; `knowledge` matching facts;
 * `phone-on-file` a code sent to the phone on file; `fresh-code` a code of the last five
 * minutes for this very action and object.
 */
export type Level = 'open' | 'phone' | 'knowledge' | 'phone-on-file' | 'fresh-code'

/** What a family member may be let see: 保障, 理赔进度, 保单文件和理赔材料. */
export const familyScopes = ['policies', 'claims', 'documents'] as const
export type FamilyScope = (typeof familyScopes)[number]

/** How the request travels: with a head, as a bare body, as a form upload or in the query string. */
export type Envelope = 'head' | 'plain' | 'upload' | 'query-string'

/**
 * What comes back when all is well: JSON, a document to save, a picture, or events as they happen until
 * either side ends; then `response` is the shape of each event.
 */
export type Answer = 'json' | 'file' | 'image' | 'events'

/** One call of the wire, defined once; the service and the page both derive from it. */
export interface Call {
  readonly group: 'wp' | 'policy' | 'claim' | 'member' | 'provider' | 'self' | 'coder'
  readonly path: `/${string}`
  readonly envelope: Envelope
  readonly answer: Answer
  /** A `submit` changes something, so one request id has one effect however often it arrives. */
  readonly kind: 'query' | 'submit'
  readonly level: Level
  /** With level `fresh-code`: the purpose of the SMS code that opens this one action. */
  readonly action?: string
  /**
   * Above level `phone`: who was let see this of somebody's may ask too, without a proof of the level. A call
   * that does not say so is closed to them.
   */
  readonly family?: FamilyScope
  /** With `action`: the field whose value the code was asked for as well; for another it is no good. */
  readonly boundTo?: 'email'
  /** Of an open query alone: nothing it answers is about the visitor, so it may travel compressed. */
  readonly isPublic?: true
  /** The request; above level `phone` it names its object in the field `handle`. */
  readonly request: GenericSchema<Record<string, unknown>>
  readonly response: GenericSchema<Record<string, unknown>>
}

/** A call that changes nothing, so it may be asked again at will. */
export interface Query extends Call {
  readonly kind: 'query'
}

type Shapes = Pick<Call, 'request' | 'response'>

export type RequestOf<C extends Shapes> = InferOutput<C['request']>
/** What a form holds before the rules have trimmed and judged it. */
export type TypedOf<C extends Shapes> = InferInput<C['request']>
export type ResponseOf<C extends Shapes> = InferOutput<C['response']>

/**
 * What a call is that does not say otherwise: one that the specification does not have, a query with a head; its
 * schemas without a field.
 */
const usual = {
  group: 'self',
  kind: 'query',
  envelope: 'head',
  answer: 'json',
  request: object({}),
  response: object({}),
} as const

type Usual = typeof usual
type Said = Omit<Call, keyof Usual> & Partial<Pick<Call, keyof Usual>>

// Told to the bundler, so that it leaves out a call that no page uses.
// @__NO_SIDE_EFFECTS__
export function defineCall<const C extends Said>(call: C): Omit<Usual, keyof C> & C {
  return Object.freeze({ ...usual, ...call })
}

/** Below it lie all calls and nothing else. */
export const callsPath = '/ecenter/'

export function urlOf({ group, path }: Pick<Call, 'group' | 'path'>): string {
  return `${callsPath}${group}${path}`
}
