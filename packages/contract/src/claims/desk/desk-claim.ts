import {
  array,
  boolean,
  type InferOutput,
  number,
  object,
  optional,
  picklist,
  string,
} from 'valibot'
import { claimDocument } from '../claim-document.ts'
import { claimProgress } from '../claim-progress.ts'

const { handle: _, ...progress } = claimProgress.entries

/** A kind of event that can be added by hand, and what it is asked for. */
const addableEvent = object({
  type: string(),
  /** 开始查勘. */
  name: string(),
  /** `documents`: which are asked for and until when; `amount`, `reason`: needed; any other needs its time alone. */
  facts: picklist(['none', 'documents', 'amount', 'reason']),
  /** Names of the steps that it would skip, which needs a reason. */
  skips: array(string()),
  /** Why it cannot be added now; absent where it can. */
  whyNot: optional(string()),
})
export type AddableEvent = InferOutput<typeof addableEvent>

const toldEvent = object({
  type: string(),
  name: string(),
  /** `2026-11-16 10:15`. */
  at: string(),
  dueOn: optional(string()),
  /** Names of the documents that were asked for. */
  documents: optional(array(string())),
  /** In fen, of a payment. */
  amount: optional(number()),
  /** Names of the steps that were skipped with it. */
  skipped: optional(array(string())),
  /** Why: of a skipped step for staff alone, of a cancellation for the insured too. */
  reason: optional(string()),
})

/** One claim at the desk: its course as its customer sees it, and all that the course was made of. */
export const deskClaim = object({
  ...progress,
  claimId: string(),
  registNo: string(),
  /** Rises with each event. */
  version: number(),
  isOpen: boolean(),
  /** In fen, as it was calculated; absent before. */
  settled: optional(number()),
  documents: array(claimDocument),
  events: array(toldEvent),
  addable: array(addableEvent),
  /** Kinds of documents that may be asked for by name. */
  documentKinds: array(object({ type: string(), name: string() })),
})
export type DeskClaim = InferOutput<typeof deskClaim>
