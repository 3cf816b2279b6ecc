import {
  array,
  boolean,
  type InferOutput,
  integer,
  literal,
  maxValue,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
} from 'valibot'
import { customerFileType } from '../constants/service.ts'
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
  /** A picture or PDF that was sent, by either side. */
  file: { kind: literal('file'), name: string(), mediaType: customerFileType, bytes: number() },
  /** What the customer shared after proof, or what staff ask of a claim of theirs. */
  card: {
    kind: literal('card'),
    about: shareable,
    title: string(),
    rows: array(object({ label: string(), value: string() })),
    /** Where the customer does what is asked. */
    link: optional(chatLink),
  },
  /** A screen of this site that staff lead to, with a sentence on what is done there. */
  screen: { kind: literal('screen'), title: string(), words: string(), link: chatLink },
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
  object({ ...head, ...carried.screen }),
])
export type ChatMessage = InferOutput<typeof chatMessage>

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

/** What is new in a conversation: messages in the order of their seq, and how it stands now. */
export const conversationChange = object({
  messages: array(chatMessage),
  state: conversationState,
})
export type ConversationChange = InferOutput<typeof conversationChange>

/** Far more than anybody says; the most that a column of the database counts to. */
const seqAtMost = 2 ** 31 - 1

/** Names one message of a conversation. */
export const messageSeq = pipe(number(), integer(), minValue(1), maxValue(seqAtMost))

/** The last message that whoever asks has: 0 before there is any. */
export const lastKnownSeq = pipe(number(), integer(), minValue(0), maxValue(seqAtMost))

/** Names one conversation (customer session, section 3). It opens nothing to another session. */
export const signid = pipe(string(), regex(/^[\w-]{22}$/, '会话已结束，请重新进入客服'))

/**
 * The screen that a visitor came from, as its path without the slash: `claims-query`. Without seven digits
 * in a row, so that no number of a person or policy can travel as such a path.
 */
export const subsource = pipe(string(), regex(/^(?!.*\d{7})[\w-]{1,40}$/))

/** When people answer, in words, and whether they do now. */
export const serviceHours = object({
  /** `每天 08:00–20:00`. */
  hours: string(),
  isOpen: boolean(),
  /** `明天 08:00`, while it is closed. */
  opensAt: optional(string()),
})
export type ServiceHours = InferOutput<typeof serviceHours>
