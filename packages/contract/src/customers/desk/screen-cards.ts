import {
  array,
  boolean,
  type InferOutput,
  object,
  optional,
  picklist,
  pipe,
  string,
  uuid,
} from 'valibot'
import { sentAs } from '../../customer-service/desk/chat-at-desk.ts'
import { chatId, deskMessage } from '../../customer-service/desk/chat-shown.ts'
import { defineDeskCall } from '../../desk/desk-call.ts'

/** Screens that a customer is led to from a conversation: of the site, and of one thing that is theirs. */
const cardScreen = picklist(
  [
    ...['report', 'mine', 'claims', 'payments', 'carInvoices', 'otherInvoices'],
    ...['orders', 'delivery', 'outlets'],
    ...['claim-progress', 'claim-documents', 'policy'],
  ] as const,
  '请选择卡片',
)
export type CardScreen = InferOutput<typeof cardScreen>

const screenCard = object({
  screen: cardScreen,
  /** Which claim or policy, where it is about one. */
  thingId: optional(string()),
  /** What the customer reads, masked, for it stays when the proof has ended. */
  title: string(),
  words: string(),
  /** Which one that is, in full: for staff alone. */
  about: optional(string()),
})
export type ScreenCard = InferOutput<typeof screenCard>

/** The cards that can be sent in one's own conversation: of a claim or policy where its customer has proven there that it is theirs. */
export const readScreenCards = defineDeskCall({
  path: '/customers/readScreenCards',
  access: 'answer-chats',
  request: object({ chatId }),
  response: object({ isProven: boolean(), cards: array(screenCard) }),
})

/** Sends one of them, as `sendToChat` says something. */
export const sendScreenCard = defineDeskCall({
  path: '/customers/sendScreenCard',
  kind: 'submit',
  access: 'answer-chats',
  request: object({
    chatId,
    sentAs,
    screen: cardScreen,
    thingId: optional(pipe(string(), uuid('请从列表里重新选择'))),
  }),
  response: object({ message: deskMessage }),
})
