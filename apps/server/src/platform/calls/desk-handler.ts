import type { DeskCall } from '@ecenter/contract/desk/desk-call.ts'
import type { StaffRole } from '@ecenter/contract/desk/permissions.ts'
import type { InferOutput } from 'valibot'
import type { Db } from '../database/database.ts'
import type { Within } from '../staff/within-branch.ts'
import type { EventSource } from './event-source.ts'
import type { FileAnswer, StreamedFile } from './handler.ts'
import type { Trace } from './submission.ts'

/** Who is at the desk. */
export interface Staff {
  readonly id: string
  readonly account: string
  readonly name: string
  readonly roles: readonly StaffRole[]
  /** Of which branch they are; undefined at the head office. */
  readonly branch?: string | undefined
  /** What it is called; undefined also where nobody knows it. */
  readonly branchName?: string | undefined
  /** What they may see of it: each read that knows an area asks by it. */
  readonly within?: Within
  /** Who has seen their last first password, and could have come in with it. */
  readonly openedBy?: string | undefined
  /** They came in by their company account, and have no password here. */
  readonly isByCompany?: boolean
}

/** Who asks at the desk, and how the trace of it is left. */
export interface DeskVisit {
  readonly staff: Staff
  /** This one session of theirs. */
  readonly sessionId: string
  /** Keyed hash of the network they come from. */
  readonly address: string
  /** Of what is only read: leaves a trace of it beside no transaction. */
  trace(trace: Trace): Promise<void>
}

/**
 * What a submission of the desk gets: one transaction, which holds its effects, its traces and its
 * stored answer. All of it commits when the handler ends, or nothing did. A refusal is no answer that
 * is stored: the same request is judged anew when it comes again.
 */
export interface DeskTransaction extends Omit<DeskVisit, 'trace'> {
  readonly db: Db
  record(trace: Trace): void
}

/**
 * Who has not signed in, on the way to it. There is nobody yet whose transaction it could be, and
 * nobody whose answer could be stored.
 */
export interface DeskGuest {
  readonly address: string
  /** What came in the cookie of the desk. */
  readonly cookie: string | undefined
  /** Sends another one with the answer. */
  giveCookie(cookie: string): void
  /** What this browser was given when that account signed in there last. */
  deviceMark(account: string): string | undefined
  giveDeviceMark(account: string, mark: string): void
}

type DeskResponseOf<C extends DeskCall> = InferOutput<C['response']>

export type DeskAnswerOf<C extends DeskCall> = C['answer'] extends 'events'
  ? EventSource<DeskResponseOf<C>>
  : C['answer'] extends 'file'
    ? FileAnswer | StreamedFile
    : DeskResponseOf<C>

export type DeskVisitorOf<C extends DeskCall> = C['access'] extends 'signed-out'
  ? DeskGuest
  : C['kind'] extends 'submit'
    ? DeskTransaction
    : DeskVisit

export type DeskHandler<C extends DeskCall> = (
  request: InferOutput<C['request']>,
  visit: DeskVisitorOf<C>,
) => Promise<DeskAnswerOf<C>>

/**
 * A submission whose work takes long: that is done ahead of the transaction, which holds a connection
 * and is given up where nothing moves in it. What comes again with the same request id is worked on again,
 * so the work ahead may leave nothing that does not go by itself.
 */
export interface DeskHandlerAhead<C extends DeskCall, Ready> {
  ahead(request: InferOutput<C['request']>, by: Pick<DeskTransaction, 'staff'>): Promise<Ready>
  act(ready: Ready, visit: DeskTransaction): Promise<DeskAnswerOf<C>>
}

/** The same where it is not known what lies between its two steps. */
export type AnyDeskHandlerAhead<C extends DeskCall> = Pick<DeskHandlerAhead<C, never>, 'act'> &
  Pick<DeskHandlerAhead<C, unknown>, 'ahead'>

/** One handler for each call of a feature at the desk. */
export type DeskHandlers<Calls extends Record<string, DeskCall>> = {
  readonly [Name in keyof Calls]: DeskHandler<Calls[Name]> | AnyDeskHandlerAhead<Calls[Name]>
}
