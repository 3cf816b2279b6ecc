import { boolean, type InferOutput, number, object, optional, picklist, string } from 'valibot'

/** How a conversation stands: who answers, or when somebody will. */
export const conversationState = object({
  status: picklist(['robot', 'queued', 'person', 'message-left', 'ended']),
  /** While it is queued: 1 is served next. */
  position: optional(number()),
  /** About how long that will take, by how it went in the last hour. */
  waitMinutes: optional(number()),
  /** Who answers, once a person does: what the customer may quote, and how they are called. */
  agentid: optional(string()),
  agentName: optional(string()),
  /** By when a message that was left is answered, in words. */
  promise: optional(string()),
  /** Up to which message a person has read. */
  readSeq: number(),
  /** Whether it can be rated: a person was there, and it was not rated yet. */
  canBeRated: boolean(),
  /** Stars that the customer gave, once. */
  score: optional(number()),
  /** Whether earlier visits of the phone that was proven here are part of the history. */
  isLinked: boolean(),
})
export type ConversationState = InferOutput<typeof conversationState>
