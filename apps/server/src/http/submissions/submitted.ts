import type { Visitor } from '../../platform/calls/handler.ts'
import type { Answered, Submission } from '../../platform/calls/submission.ts'

/** A request that changes something, as it came. */
export interface Submitted {
  readonly visitor: Visitor
  readonly requestId: string
  /** The path of its call. */
  readonly place: string
  /** Of path and body; the same id with other words is refused. */
  readonly digest: Buffer
  /** Keeps of what the handler answers what the call declares. */
  answerOf(value: unknown): Record<string, unknown>
}

/** Judges the request, and hands back what is to be done when nothing speaks against it. */
export type Work = () => Promise<Deed>

export type Deed = (submission: Submission) => Promise<Answered>
