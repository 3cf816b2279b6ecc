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
import { byKind } from '../../rules/by-kind.ts'
import { chatLink } from '../chat-message.ts'

const head = {
  /** Counts up within its conversation without a gap, as on the customer's screen. */
  seq: number(),
  /** `2026-11-16 08:30`. */
  at: string(),
  from: picklist(['customer', 'robot', 'agent', 'notice']),
  /** Who of the staff said it. */
  byName: optional(string()),
  sentAs: optional(string()),
}

/**
 * One message as the desk shows it: the same words as the customer's, but files and cards are opened by
 * the conversation and its seq.
 */
export const deskMessage = byKind([
  object({
    ...head,
    kind: literal('text'),
    text: string(),
    links: array(chatLink),
    /** What the customer called an answer of the robot. */
    isHelpful: optional(boolean()),
  }),
  object({ ...head, kind: literal('suggestions'), text: string(), questions: array(string()) }),
  object({
    ...head,
    kind: literal('file'),
    name: string(),
    mediaType: picklist(['image/jpeg', 'application/pdf']),
    bytes: number(),
  }),
  object({
    ...head,
    kind: literal('card'),
    about: picklist(['policy', 'claim', 'order']),
    title: string(),
    rows: array(object({ label: string(), value: string() })),
  }),
])
export type DeskMessage = InferOutput<typeof deskMessage>
