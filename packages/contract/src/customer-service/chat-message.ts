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
import { customerFileType } from '../constants/customer-file-type.ts'
import { byKind } from '../rules/by-kind.ts'

/** What every message has, whatever it carries and whoever is shown it. */
export const messageHead = {
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

/** What a customer may share as a card. */
export const shareable = picklist(['policy', 'claim', 'order'])

/** What messages carry on the screens of both sides. */
export const carried = {
  /** Questions that may be meant; choosing one asks it. */
  suggestions: { kind: literal('suggestions'), text: string(), questions: array(string()) },
  /** A picture or PDF that was sent. */
  file: { kind: literal('file'), name: string(), mediaType: customerFileType, bytes: number() },
  /** What the customer shared after proof. */
  card: {
    kind: literal('card'),
    about: shareable,
    title: string(),
    rows: array(object({ label: string(), value: string() })),
  },
}

const head = {
  ...messageHead,
  /** Of what a person said: what the customer may quote of them, and how they are called. */
  agentid: optional(string()),
  agentName: optional(string()),
}

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
  object({ ...head, ...carried.suggestions }),
  /** `doImage` shows it by its handle. */
  object({ ...head, ...carried.file, handle: string() }),
  object({ ...head, ...carried.card }),
])
export type ChatMessage = InferOutput<typeof chatMessage>
