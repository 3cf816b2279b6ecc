import type { Call, RequestOf, ResponseOf } from '@ecenter/contract/call.ts'
import type { Grant } from '../grants/grant.ts'
import type { Session } from '../session/session.ts'
import type { EventSource } from './event-source.ts'
import type { Committed, Submission } from './submission.ts'

/** Who asks. */
export interface Visitor {
  readonly session: Session
  /** Keyed hash of the network they come from: carriers put thousands of people behind one. */
  readonly address: string
  /** The address itself: gateways of payments ask for it against fraud. It is kept and logged nowhere. */
  readonly ip: string
  /** The half of it that its person may read, where somebody looked at what is theirs. */
  readonly network?: string
  /** Where the page says that it runs. */
  readonly channel?: string
  /** Work that the call brought with it, not yet judged. */
  readonly work?: string
  /** What the browser is known by, where a person let it remember them. */
  readonly device?: string
}

/**
 * Above level `open` a handler also gets what the visitor has proven; only what submits something
 * gets the means to change anything.
 */
export type VisitorOf<C extends Call> = Visitor &
  (C['level'] extends 'open' ? unknown : Granted) &
  (C['kind'] extends 'submit' ? Submitting : unknown)

export interface Granted {
  readonly grant: Grant
}

export interface Submitting {
  readonly submission: Submission
}

/** What documents are: pages as PDF or OFD, facts for a program as XML. */
export type DocumentType = 'application/pdf' | 'application/ofd' | 'application/xml'

/** A document, picture or table to send as it is. */
export interface FileAnswer {
  readonly bytes: Uint8Array
  readonly contentType: DocumentType | 'application/zip' | 'image/png' | 'image/jpeg' | 'text/csv'
  /** The name it is saved under; a picture for the page has none. */
  readonly fileName?: string
}

/** A table that is made while it is sent, so that no memory holds all of it; one that breaks off arrives as none. */
export interface StreamedFile extends Omit<FileAnswer, 'bytes'> {
  readonly chunks: AsyncIterable<string>
}

/** A submission is answered by its commit alone, so no handler of one can go without. */
export type AnswerOf<C extends Call> = C['kind'] extends 'submit'
  ? Committed<ResponseOf<C>>
  : C['answer'] extends 'json'
    ? ResponseOf<C>
    : C['answer'] extends 'events'
      ? EventSource<ResponseOf<C>>
      : FileAnswer

export type Handler<C extends Call> = (
  request: RequestOf<C>,
  visitor: VisitorOf<C>,
) => Promise<AnswerOf<C>>

/** One handler for each call of a feature: a missing, extra or wrongly answering one does not compile. */
export type Handlers<Calls extends Record<string, Call>> = {
  readonly [Name in keyof Calls]: Handler<Calls[Name]>
}
