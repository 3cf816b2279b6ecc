import type { WireAnswer } from '@ecenter/contract/envelope/answer.ts'
import type { GenericSchema } from 'valibot'
import type { AuditFact } from '../audit/audit-fact.ts'
import type { Db } from '../database/database.ts'

/** One request that changes something: it has one effect and one answer, however often it arrives. */
export interface Submission {
  /** Of what the sender wants done: the same at every try. */
  readonly requestId: string
  /**
   * What the submission does, in one transaction with its traces, its new cookie and its stored
   * answer, which is what `work` answers: all of it commits, or nothing did. A refusal thrown inside
   * undoes what was done and is stored as the answer; any other error leaves the request as if it
   * had never come, so that it may be sent again. Nothing slow belongs inside, and nothing that
   * writes beside the transaction.
   */
  commit<Value>(work: (transaction: Transaction) => Promise<Value>): Promise<Committed<Value>>
  /**
   * Does what no transaction can undo (spends a captcha, counts against a limit, asks a gateway) at
   * most once, before the commit: it is claimed first and its result stored at once, so a retry is
   * told the result instead of doing it again.
   */
  once<Result>(step: Step<Result>): Promise<Result>
}

/** Where effects go: a repository is called with `{ ...services, db: transaction.db }`. */
export interface Transaction {
  readonly db: Db
  /** Leaves a trace of who asked. */
  record(trace: Trace): void
  /**
   * Gives the session a new cookie, for its visitor has just proven something. Refused to whoever
   * comes with a cookie that was itself replaced: it may be stolen.
   */
  renewCookie(): Promise<void>
  /** Gives the browser something to be known by, beside the session; nothing takes it away. */
  giveDevice(secret: string | undefined): void
}

export type Trace = Omit<AuditFact, 'sessionId' | 'address' | 'network' | 'channel' | 'staffId'>

export interface Step<Result> {
  /** Unlike the names of the submission's other steps. */
  readonly name: string
  /** What `act` answers, which is stored. */
  readonly result: GenericSchema<unknown, Result>
  act(): Promise<Result>
  /**
   * Where the worker died before the result was stored: what does no harm twice (a count, a captcha)
   * is done again; a gateway is asked what became of it.
   */
  readonly whenLost: 'act again' | (() => Promise<Result>)
}

/** What a submission is answered with, each time it arrives. */
export interface Answered {
  readonly wire: WireAnswer
  /** The cookie that came with it. */
  readonly cookie?: string
  /** What the browser is known by from then on; empty where it is to be forgotten. */
  readonly device?: string
}

/** That a submission was committed: its handler has nothing else to give back. */
export class Committed<Value> {
  readonly value: Value
  readonly #answered: Answered

  constructor(value: Value, answered: Answered) {
    this.value = value
    this.#answered = answered
  }

  get answered(): Answered {
    return this.#answered
  }
}
