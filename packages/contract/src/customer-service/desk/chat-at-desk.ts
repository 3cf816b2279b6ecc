import {
  array,
  boolean,
  type InferOutput,
  isoTimestamp,
  literal,
  maxLength,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  uuid,
} from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { byKind } from '../../rules/by-kind.ts'
import { text } from '../../rules/text.ts'
import {
  carried,
  chatLink,
  conversationState,
  lastKnownSeq,
  messageHead,
  messageSeq,
} from '../conversation.ts'
import { chatLabel, chatOutcome } from './chat-labels.ts'
import { staffing } from './staffing.ts'

/** Names a conversation at the desk. */
export const chatId = pipe(string(), uuid('没有这个会话'))

/** The id that the desk gives a message before it is sent, so that one sent twice is said once. */
export const sentAs = pipe(string(), uuid())

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
const chatLists = object({
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
const chatState = object({
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
})
export type ChatState = InferOutput<typeof chatState>

/** What staff noted for each other; the customer never reads it. */
const chatNote = object({
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
])
export type DeskMessage = InferOutput<typeof deskMessage>

/** How many messages one page of a conversation has. */
export const messagesPerPage = 50

/**
 * One conversation: the last messages, or the page before one, with what is noted and known of its
 * customer. An agent reads what waits and what they have, or had when it ended; supervisors read all. Reading leaves a
 * trace.
 */
export const readChat = defineDeskCall({
  path: '/customer-service/readChat',
  answer: 'json',
  kind: 'query',
  access: 'answer-chats',
  request: object({ chatId, before: optional(messageSeq) }),
  response: object({
    messages: array(deskMessage),
    hasEarlier: boolean(),
    state: chatState,
    notes: array(chatNote),
    facts: object({
      username: optional(string()),
      entryId: optional(string()),
      subsource: optional(string()),
      /** The phone that they left for the answer, masked. */
      maskedMobile: optional(string()),
      openedAt: string(),
    }),
  }),
})

/** Says that who has the conversation has read it up to there; the customer sees 已读. */
export const readChatUpTo = defineDeskCall({
  path: '/customer-service/readChatUpTo',
  answer: 'json',
  kind: 'submit',
  access: 'answer-chats',
  request: object({ chatId, seq: messageSeq }),
  response: object({}),
})

/** What a customer shared, as the insurer knows it. */
const sharedThing = object({
  title: string(),
  groups: array(
    object({ title: string(), facts: array(object({ label: string(), value: string() })) }),
  ),
})
export type SharedThing = InferOutput<typeof sharedThing>

/**
 * The policy, claim or order itself that the customer shared as a card: only by who has the
 * conversation, as long as they have it. Opening it leaves a trace.
 */
export const openSharedCard = defineDeskCall({
  path: '/customer-service/openSharedCard',
  answer: 'json',
  kind: 'query',
  access: 'answer-chats',
  request: object({ chatId, seq: messageSeq }),
  response: sharedThing,
})

/** The most characters of a note. */
export const noteAtMost = 500

/** Asks the customer of one's own conversation to prove who they are, by a message that leads there. */
export const askForProof = defineDeskCall({
  path: '/customer-service/askForProof',
  answer: 'json',
  kind: 'submit',
  access: 'answer-chats',
  request: object({ chatId }),
  response: object({}),
})

/** Notes something for colleagues. */
export const noteChat = defineDeskCall({
  path: '/customer-service/noteChat',
  answer: 'json',
  kind: 'submit',
  access: 'answer-chats',
  request: object({ chatId, text: text(noteAtMost, '备注') }),
  response: object({ note: chatNote }),
})

/** A picture or PDF of a conversation that one may read. Looking at it leaves a trace. */
export const chatFile = defineDeskCall({
  path: '/customer-service/chatFile',
  answer: 'file',
  kind: 'query',
  access: 'answer-chats',
  request: object({ chatId, seq: messageSeq }),
  response: object({}),
})

/** The most conversations that one desk has open. */
export const openChatsAtMost = 20

/**
 * Everything that changes while a desk is open, one stream a page: the lists anew whenever they change,
 * and of each opened conversation what came after the `seq` that is known. Whoever follows is at the
 * desk. The service ends the stream now and then; who asks again with the last seqs loses nothing.
 */
export const followChats = defineDeskCall({
  path: '/customer-service/followChats',
  answer: 'events',
  kind: 'query',
  access: 'answer-chats',
  request: object({
    opened: pipe(array(object({ chatId, seq: lastKnownSeq })), maxLength(openChatsAtMost)),
  }),
  response: object({
    lists: optional(chatLists),
    chats: array(
      object({
        chatId,
        messages: array(deskMessage),
        state: chatState,
        notes: array(chatNote),
      }),
    ),
  }),
})

/** The queue, one's own conversations, and messages that were left. */
export const listChats = defineDeskCall({
  path: '/customer-service/listChats',
  answer: 'json',
  kind: 'query',
  access: 'answer-chats',
  request: object({}),
  response: chatLists,
})
