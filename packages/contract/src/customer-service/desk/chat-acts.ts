import {
  array,
  boolean,
  type InferOutput,
  isoTimestamp,
  literal,
  number,
  object,
  optional,
  pipe,
  string,
  union,
  uuid,
} from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { text } from '../../rules/text.ts'
import {
  askForProof,
  chatFile,
  followChats,
  listChats,
  noteAtMost,
  noteChat,
  openSharedCard,
  readChat,
  readChatUpTo,
  sendFileToChat,
  sentAs,
} from './chat-at-desk.ts'
import { chatId, chatRow, deskMessage } from './chat-shown.ts'
import { listColleagues, setAvailability, staffing } from './staffing.ts'
import { wrapUpDeskCalls } from './wrap-up.ts'

/** The most characters of what staff say at once. */
export const staffWordsAtMost = 1000

/**
 * Says something to the customer; only who has the conversation may, and only until it ends. What comes
 * again under the same `sentAs` is said once.
 */
export const sendToChat = defineDeskCall({
  path: '/customer-service/sendToChat',
  kind: 'submit',
  access: 'answer-chats',
  request: object({ chatId, content: text(staffWordsAtMost, '消息'), sentAs }),
  response: object({ message: deskMessage }),
})

/** Answers a message that was left: the customer reads it in the conversation, an SMS tells of it. */
export const answerLeft = defineDeskCall({
  path: '/customer-service/answerLeft',
  kind: 'submit',
  access: 'answer-chats',
  request: object({ chatId, content: text(staffWordsAtMost, '回复'), sentAs }),
})

const cannedAnswer = object({
  answerId: string(),
  /** By which it is found. */
  title: string(),
  text: string(),
  /** Everybody has it; otherwise it is one's own. */
  isShared: boolean(),
  mayChange: boolean(),
})
export type CannedAnswer = InferOutput<typeof cannedAnswer>

/** Answers that are ready to be said: one's own and those of everybody, by title. */
export const cannedAnswers = defineDeskCall({
  path: '/customer-service/cannedAnswers',
  access: 'answer-chats',
  response: object({ answers: array(cannedAnswer) }),
})

const answerId = pipe(string(), uuid('没有这条常用语'))

/** Adds a canned answer, or changes one that may be changed; only supervisors keep those of everybody. */
export const saveCannedAnswer = defineDeskCall({
  path: '/customer-service/saveCannedAnswer',
  kind: 'submit',
  access: 'answer-chats',
  request: object({
    answerId: optional(answerId),
    title: text(20, '标题'),
    text: text(staffWordsAtMost, '内容'),
    isShared: optional(boolean(), false),
  }),
  response: object({ answer: cannedAnswer }),
})

/** Removes an answer that stood ready; what was said by it stays said. */
export const removeCannedAnswer = defineDeskCall({
  path: '/customer-service/removeCannedAnswer',
  kind: 'submit',
  access: 'answer-chats',
  request: object({ answerId }),
})

const moment = pipe(string(), isoTimestamp())

/** How customers are served now and today. */
const supervision = object({
  waiting: number(),
  /** Since when the one waits who has waited longest. */
  waitingSince: optional(moment),
  left: number(),
  agents: array(
    object({
      staffId: string(),
      name: string(),
      number: string(),
      isAtDesk: boolean(),
      ...staffing.entries,
      /** Since when the customer of theirs waits for an answer who waits longest, and when it is late. */
      owedSince: optional(moment),
      answerBy: optional(moment),
      /** Conversations of today that they have, or had when they ended. */
      answeredToday: number(),
    }),
  ),
  /** Conversations that a person took today. */
  answeredToday: number(),
  /** Ratings of the last 30 days. */
  ratings: object({
    count: number(),
    /** Stars, to a tenth. */
    average: optional(number()),
    latest: array(
      object({
        chatId: string(),
        score: number(),
        words: optional(string()),
        agentName: optional(string()),
        at: string(),
      }),
    ),
  }),
  /** Who waits for a person, who is served next in front. */
  queue: array(chatRow),
  /** Conversations that a person has now; whose customer waits longest first. */
  chats: array(chatRow),
})
export type Supervision = InferOutput<typeof supervision>

/** Who waits, since when, who talks to whom, and how customers rated it. */
export const superviseChats = defineDeskCall({
  path: '/customer-service/superviseChats',
  access: 'supervise-chats',
  response: supervision,
})

/** Takes a conversation that waits. Of two who take it at once one has it; the other is E3020001. */
export const takeChat = defineDeskCall({
  path: '/customer-service/takeChat',
  kind: 'submit',
  access: 'answer-chats',
  request: object({ chatId }),
})

/** Takes whose turn it is: networks take turns, and in a turn who has waited longer is first; nobody where nobody waits. */
export const takeNext = defineDeskCall({
  path: '/customer-service/takeNext',
  kind: 'submit',
  access: 'answer-chats',
  response: object({ chatId: optional(string()) }),
})

/** Takes a conversation from the colleague who has it. */
export const takeOverChat = defineDeskCall({
  path: '/customer-service/takeOverChat',
  kind: 'submit',
  access: 'supervise-chats',
  request: object({ chatId }),
})

/**
 * A supervisor gives somebody who waits, or whom a colleague has, to a member of staff who can take one more;
 * who cannot any more is told at `staffId`, and the conversation stays where it is.
 */
export const giveChatTo = defineDeskCall({
  path: '/customer-service/giveChatTo',
  kind: 'submit',
  access: 'supervise-chats',
  request: object({
    chatId,
    staffId: pipe(string('请选择同事'), uuid('请选择同事')),
    /** Who had it when it was looked at, or nobody: with whoever has taken it since it stays (E3020001). */
    hadBy: optional(union([literal('nobody'), pipe(string(), uuid())])),
  }),
})

/**
 * Gives one's conversation to a colleague who can take one more, or back into the queue, where it keeps the
 * first place. The note is for whoever goes on.
 */
export const transferChat = defineDeskCall({
  path: '/customer-service/transferChat',
  kind: 'submit',
  access: 'answer-chats',
  request: object({
    chatId,
    /** Without it the conversation goes back into the queue. */
    staffId: optional(pipe(string(), uuid())),
    note: optional(text(noteAtMost, '备注')),
  }),
})

export const chatDeskCalls = {
  listChats,
  readChat,
  followChats,
  takeChat,
  takeNext,
  takeOverChat,
  sendToChat,
  sendFileToChat,
  transferChat,
  noteChat,
  readChatUpTo,
  cannedAnswers,
  saveCannedAnswer,
  removeCannedAnswer,
  chatFile,
  openSharedCard,
  askForProof,
  answerLeft,
  setAvailability,
  listColleagues,
  giveChatTo,
  superviseChats,
  ...wrapUpDeskCalls,
}
