import type { Call, RequestOf, ResponseOf } from '@ecenter/contract/call.ts'
import type { Grant } from '../grants/grant.ts'
import type { Session } from '../session/session.ts'
import { comingSoonFailure } from './failure.ts'

/** Who asks. */
export interface Visitor {
  readonly session: Session
  /** The network address, for step-ups only: carriers put thousands of people behind one. */
  readonly address: string
  /** Gives the session a new cookie; called when a proof succeeds. */
  renewCookie(): Promise<void>
}

/** Above level `open` a handler also gets what the visitor has proven. */
export type VisitorOf<C extends Call> = C['level'] extends 'open'
  ? Visitor
  : Visitor & { readonly grant: Grant }

/** A document or picture to send as it is. */
export interface FileAnswer {
  readonly bytes: Uint8Array
  readonly contentType: 'application/pdf' | 'image/png' | 'image/jpeg'
  /** The name it is saved under; a picture for the page has none. */
  readonly fileName?: string
}

export type AnswerOf<C extends Call> = C['answer'] extends 'json' ? ResponseOf<C> : FileAnswer

export type Handler<C extends Call> = (
  request: RequestOf<C>,
  visitor: VisitorOf<C>,
) => Promise<AnswerOf<C>>

/** One handler for each call of a feature: a missing, extra or wrongly answering one does not compile. */
export type Handlers<Calls extends Record<string, Call>> = {
  readonly [Name in keyof Calls]: Handler<Calls[Name]>
}

/** Answers a call whose feature is not built yet, honestly. */
export async function comingSoon(): Promise<never> {
  throw comingSoonFailure()
}
