import {
  array,
  boolean,
  type InferOutput,
  isoTimestamp,
  number,
  object,
  optional,
  pipe,
  string,
} from 'valibot'
import { conversationState } from '../conversation-state.ts'

const moment = pipe(string(), isoTimestamp())

/** One conversation in a list of the desk. */
export const chatRow = object({
  chatId: string(),
  status: conversationState.entries.status,
  /** How the customer wants to be called. */
  username: optional(string()),
  /** The screen that they came from, as its path without the slash: `claims-query`. */
  subsource: optional(string()),
  /** Since when they wait: for a person, or for the answer to what they left. */
  waitingSince: optional(moment),
  /** What was said last, in one line. */
  lastWords: string(),
  lastAt: moment,
  /** Messages of the customer that nobody at the desk has read. */
  unread: number(),
  /** By when a message that was left is answered, in words. */
  promise: optional(string()),
  /** Who has it. */
  agentName: optional(string()),
})
export type ChatRow = InferOutput<typeof chatRow>

/** The most rows that a list of the desk shows; what is behind them is counted. */
export const chatRowsAtMost = 50

/**
 * Everything that may be worked on: the queue in the order in which it is served, what was left, the
 * longest waiting first, and one's own.
 */
export const chatLists = object({
  queue: array(chatRow),
  /** How many wait in all. */
  queued: number(),
  mine: array(chatRow),
  left: array(chatRow),
  leftInAll: number(),
})
export type ChatLists = InferOutput<typeof chatLists>

/** How one conversation stands, for who has it open. */
export const chatStanding = object({
  status: chatRow.entries.status,
  isMine: boolean(),
  agentName: optional(string()),
  /** The last message that the customer has seen. */
  readByCustomer: number(),
  score: optional(number()),
  /** What they said beside the stars. */
  rating: optional(string()),
})
export type ChatStanding = InferOutput<typeof chatStanding>

/** What staff noted for each other; the customer never reads it. */
export const chatNote = object({
  noteId: string(),
  at: string(),
  byName: string(),
  text: string(),
})
export type ChatNote = InferOutput<typeof chatNote>
