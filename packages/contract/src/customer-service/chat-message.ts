import {
  array,
  boolean,
  type InferOutput,
  literal,
  number,
  object,
  optional,
  picklist,
  string,
} from 'valibot'
import { byKind } from '../rules/by-kind.ts'

/** What every message has, whatever it carries. */
const head = {
  /** Counts up within its conversation without a gap: who knows the last one knows what is missing. */
  seq: number(),
  /** `2026-11-16 08:30`, in the insurer's time. */
  at: string(),
  /** `notice` is the house itself: who took over, that somebody waits, that it ended. */
  from: picklist(['customer', 'robot', 'agent', 'notice']),
  /** The id that the sender gave it, so that one sent twice is shown once. */
  sentAs: optional(string()),
}

/** A screen of this site where what is spoken of can be done. */
export const chatLink = object({ title: string(), href: string() })

/**
 * One message of a conversation. Text is shown as text and never as anything else; links lead into
 * this site alone.
 */
export const chatMessage = byKind([
  object({
    ...head,
    kind: literal('text'),
    text: string(),
    links: array(chatLink),
    /** Of the robot's answers: whether it may be called helpful or not, and what it was called. */
    canBeRated: boolean(),
    isHelpful: optional(boolean()),
  }),
  /** Questions that may be meant; choosing one asks it. */
  object({ ...head, kind: literal('suggestions'), text: string(), questions: array(string()) }),
  /** A picture or PDF that was sent; `doImage` shows it by its handle. */
  object({
    ...head,
    kind: literal('file'),
    handle: string(),
    name: string(),
    mediaType: picklist(['image/jpeg', 'application/pdf']),
    bytes: number(),
  }),
  /** A policy, claim or order that the customer shared after proof. */
  object({
    ...head,
    kind: literal('card'),
    about: picklist(['policy', 'claim', 'order']),
    title: string(),
    rows: array(object({ label: string(), value: string() })),
  }),
])
export type ChatMessage = InferOutput<typeof chatMessage>
