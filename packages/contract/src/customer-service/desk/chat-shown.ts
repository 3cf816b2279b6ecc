import {
  array,
  boolean,
  type InferOutput,
  isoTimestamp,
  literal,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  uuid,
} from 'valibot'
import { byKind } from '../../rules/by-kind.ts'
import { carried, chatLink, conversationState, messageHead } from '../conversation.ts'
import { chatLabel, chatOutcome } from './chat-labels.ts'
import { staffing } from './staffing.ts'

/** Names a conversation at the desk. */
export const chatId = pipe(string(), uuid('没有这个会话'))

const moment = pipe(string(), isoTimestamp())

/** How a conversation comes to somebody who did not take it. */
export const arrivedAs = picklist(['transferred', 'taken-over', 'given'])
export type ArrivedAs = InferOutput<typeof arrivedAs>

/** One conversation in a list of the desk. */
export const chatRow = object({
  chatId: string(),
  status: conversationState.entries.status,
  /** How the customer wants to be called. */
  username: optional(string()),
  /** The screen that they came from, as its path without the slash: `claims-query`. */
  subsource: optional(string()),
  /** Since when they wait: for a person, for the next answer, or for that to what they left. */
  waitingSince: optional(moment),
  /** After this moment the answer is late. */
  answerBy: optional(moment),
  /** What was said last, in one line. */
  lastWords: string(),
  lastAt: moment,
  /** Messages of the customer that nobody at the desk has read. */
  unread: number(),
  /** By when a message that was left is answered, in words. */
  promise: optional(string()),
  /** Who has it. */
  agentName: optional(string()),
  /** How it came to whoever has it, until they have looked. */
  arrivedAs: optional(arrivedAs),
})
export type ChatRow = InferOutput<typeof chatRow>

/** The most rows that a list of the desk shows; what is behind them is counted. */
export const chatRowsAtMost = 50

/**
 * Everything that may be worked on: the queue in the order in which it is served, what was left, the
 * longest waiting first, and one's own, who waits for an answer longest in front.
 */
export const chatLists = object({
  queue: array(chatRow),
  /** How many wait in all. */
  queued: number(),
  mine: array(chatRow),
  left: array(chatRow),
  leftInAll: number(),
  /** How oneself works now. */
  own: staffing,
})
export type ChatLists = InferOutput<typeof chatLists>

/** How the customer has shown who they are, in the browser that talks. */
const chatProof = object({
  /** By a code to their phone, a passkey, or the app that led them here. */
  by: picklist(['sms', 'passkey', 'app']),
  /** `2026-11-20 08:46`: who goes on using the site keeps it, for an hour at most. */
  until: string(),
  /** No more than one car, or what has their phone on file. */
  isPart: boolean(),
  /** Messages with a card that is theirs; any other card says nothing of who shared it. */
  ownCards: array(number()),
})
export type ChatProof = InferOutput<typeof chatProof>

/** How one conversation stands, for who has it open. */
export const chatState = object({
  status: chatRow.entries.status,
  isMine: boolean(),
  agentName: optional(string()),
  /** For who has it; absent until the customer has proven who they are. */
  proof: optional(chatProof),
  /** The last message that the customer has seen. */
  readByCustomer: number(),
  score: optional(number()),
  /** What they said beside the stars. */
  rating: optional(string()),
  tags: array(chatLabel),
  /** It has ended, and whoever had it has not said yet what it was about. */
  needsWrapUp: boolean(),
  cause: optional(string()),
  outcome: optional(chatOutcome),
  /** Over, and a colleague's: read because its customer has proven who they are. Nothing is written in it. */
  isReadOnly: optional(boolean()),
})
export type ChatState = InferOutput<typeof chatState>

/** What staff noted for each other; the customer never reads it. */
export const chatNote = object({
  noteId: string(),
  at: string(),
  byName: string(),
  text: string(),
})
export type ChatNote = InferOutput<typeof chatNote>

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
  object({ ...head, ...carried.screen }),
])
export type DeskMessage = InferOutput<typeof deskMessage>
