import {
  array,
  boolean,
  type InferOutput,
  instance,
  maxLength,
  object,
  optional,
  pipe,
  string,
  uuid,
} from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { text } from '../../rules/text.ts'
import { lastKnownSeq, messageSeq } from '../conversation.ts'
import { chatId, chatLists, chatNote, chatState, deskMessage } from './chat-shown.ts'

/** The id that the desk gives a message before it is sent, so that one sent twice is said once. */
export const sentAs = pipe(string(), uuid())

/** How many messages one page of a conversation has. */
export const messagesPerPage = 50

/**
 * One conversation: the last messages, or the page before one, with what is noted and known of its
 * customer. An agent reads what waits and what they have, or had when it ended, and what has ended of a customer who has
 * proven their phone to them now; supervisors read all. Reading leaves a trace.
 */
export const readChat = defineDeskCall({
  path: '/customer-service/readChat',
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
  kind: 'submit',
  access: 'answer-chats',
  request: object({ chatId, seq: messageSeq }),
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
  access: 'answer-chats',
  request: object({ chatId, seq: messageSeq }),
  response: sharedThing,
})

/** The most characters of a note. */
export const noteAtMost = 500

/** Asks the customer of one's own conversation to prove who they are, by a message that leads there. */
export const askForProof = defineDeskCall({
  path: '/customer-service/askForProof',
  kind: 'submit',
  access: 'answer-chats',
  request: object({ chatId }),
})

/** Notes something for colleagues. */
export const noteChat = defineDeskCall({
  path: '/customer-service/noteChat',
  kind: 'submit',
  access: 'answer-chats',
  request: object({ chatId, text: text(noteAtMost, '备注') }),
  response: object({ note: chatNote }),
})

/** A picture or PDF of a conversation that one may read. Looking at it leaves a trace. */
export const chatFile = defineDeskCall({
  path: '/customer-service/chatFile',
  answer: 'file',
  access: 'answer-chats',
  request: object({ chatId, seq: messageSeq }),
})

export const fileNameAtMost = 80

/**
 * Sends a picture or PDF to the customer, as `sendToChat` says something. It is judged as what customers send is; what is
 * neither, too large or too many is 1010 with `file`. The customer reads `name`; what the file was called stays here.
 */
export const sendFileToChat = defineDeskCall({
  path: '/customer-service/sendFileToChat',
  envelope: 'upload',
  kind: 'submit',
  access: 'answer-chats',
  request: object({
    chatId,
    sentAs,
    name: text(fileNameAtMost, '文件名'),
    file: instance(Uint8Array, '请选择照片或 PDF 文件'),
  }),
  response: object({ message: deskMessage }),
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
  access: 'answer-chats',
  response: chatLists,
})
