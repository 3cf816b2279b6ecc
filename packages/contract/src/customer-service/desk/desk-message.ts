import { array, boolean, type InferOutput, literal, object, optional, string } from 'valibot'
import { byKind } from '../../rules/by-kind.ts'
import { carried, chatLink, messageHead } from '../chat-message.ts'

const head = {
  ...messageHead,
  /** Who of the staff said it. */
  byName: optional(string()),
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
  object({ ...head, ...carried.suggestions }),
  object({ ...head, ...carried.file }),
  object({ ...head, ...carried.card }),
])
export type DeskMessage = InferOutput<typeof deskMessage>
