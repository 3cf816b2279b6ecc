import type { Level } from '@ecenter/contract/call.ts'

/**
 * What can be proven to be the visitor's; `insured-person` is one person's share of a policy that
 * names many, `claim-notice` the SMS about a claim, which opens nothing of it, `delivery` the papers of
 * an order without the order, `refund` what a link of the call centre is for, `person`
 * all that is somebody's, `appeal` is named in a list alone, `lookup` a question whose answer they have seen.
 */
export type GrantKind =
  | 'policy'
  | 'insured-person'
  | 'claim'
  | 'claim-notice'
  | 'invoice'
  | 'order'
  | 'delivery'
  | 'refund'
  | 'person'
  | 'appeal'
  | 'phone'
  | 'lookup'

/** Where an object's rows stand: its customer, and its own id. */
export interface ObjectRef {
  readonly kind: GrantKind
  readonly customerKey: Buffer
  readonly id: string
}

export type ProvenLevel = Exclude<Level, 'open'>

/**
 * What is stored: beside the levels, that somebody let the visitor see it. That is enough for no level; only calls
 * that say so take it (`family` in the contract).
 */
export type GrantLevel = ProvenLevel | 'family'

/** That this session has proven a level for this object. Reads of customer data take a grant, never a bare id. */
export interface Grant {
  readonly sessionId: string
  /** Names the object in this session; another session's handle names nothing here. */
  readonly handle: string
  readonly object: ObjectRef
  readonly level: GrantLevel
  /** With `fresh-code`: the one action it is good for; with `family`: the delegation; empty otherwise. */
  readonly action: string
  /** However much it is used, it ends then. */
  readonly endsAt: Date
}
